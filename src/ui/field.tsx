import { fields } from 'virtual:messages'
import { type ComponentProps, useId } from 'react'
import { asTranslated } from './as-translated.ts'

type Shared = {
  label: string
  error?: string | undefined
  optional?: boolean
  /** What the number in it counts, beside the field. */
  unit?: string
}
type FieldProps = Shared &
  (
    | (Omit<ComponentProps<'input'>, 'id'> & { multiline?: false })
    | (Omit<ComponentProps<'textarea'>, 'id'> & { multiline: true })
  )

// 17 px and more: a smaller type makes phones zoom in on focus.
const control =
  'w-full rounded-control border border-muted bg-surface px-3.5 py-2.5 text-base text-ink aria-invalid:border-kite-strong aria-invalid:border-2'

/**
 * A labelled text field with its wiring: generated id, error referenced, `aria-invalid` while there is an error. What a
 * visitor writes runs in the direction of its own script.
 */
export function Field({ label, error, optional, unit, ...rest }: FieldProps) {
  const id = useId()
  const wiring = {
    id,
    dir: 'auto',
    'aria-describedby': [unit && `${id}-unit`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    className: control,
  } as const
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold" {...asTranslated}>
          {label}
        </label>
        {optional && (
          <span className="text-xs text-muted" {...asTranslated}>
            {fields.optional}
          </span>
        )}
      </div>
      <div className="flex items-center gap-2">
        {rest.multiline ? <Area {...rest} {...wiring} /> : <Line {...rest} {...wiring} />}
        {unit && (
          <span id={`${id}-unit`} className="w-10 shrink-0 text-sm text-muted">
            {unit}
          </span>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-kite-strong">
          {error}
        </p>
      )}
    </div>
  )
}

function Area({ multiline: _, ...rest }: ComponentProps<'textarea'> & { multiline: true }) {
  return <textarea rows={5} {...rest} />
}

function Line({ multiline: _, ...rest }: ComponentProps<'input'> & { multiline?: false }) {
  return <input type="text" {...rest} />
}
