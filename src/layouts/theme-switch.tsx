import { theme } from 'virtual:messages'
import { THEMES } from '../browser/theme.ts'

/**
 * Lets the visitor choose between light, dark and what the system says. `browser/theme.ts` applies and stores the choice, and
 * keeps all switches of a page in step.
 * @param name of the radio group, another one for each switch of a page
 */
export function ThemeSwitch({ name, className = '' }: { name: string; className?: string }) {
  return (
    <fieldset className={`needs-script min-w-0 ${className}`}>
      <legend className="float-left mr-4 py-2.5 text-sm font-semibold">{theme.label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-control border border-muted bg-surface p-0.5">
        {THEMES.map((choice) => (
          <label key={choice} className="relative grid min-h-10 place-items-center px-3.5 text-sm font-semibold">
            <input
              type="radio"
              name={name}
              value={choice}
              data-theme=""
              defaultChecked={choice === 'system'}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-transparent checked:bg-ink"
            />
            <span className="pointer-events-none relative peer-checked:text-paper">{theme[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
