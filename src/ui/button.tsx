import type { ComponentProps } from 'react'
import { asTranslated } from './as-translated.ts'

export type ButtonLook = 'solid' | 'outline' | 'quiet'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2.5 text-base font-semibold leading-tight transition-colors duration-150'
const looks: Record<ButtonLook, string> = {
  solid: 'border-kite-strong bg-kite-strong text-on-kite hover:border-ink hover:bg-ink hover:text-paper',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-line bg-surface text-ink hover:border-ink',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'solid', extra = ''): string {
  return `${base} ${looks[look]} ${extra}`
}

export function Button({
  look = 'solid',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...asTranslated} {...rest} />
}
