import type { ReactNode } from 'react'

/** What belongs to one plan only; a phone shows that of the chosen plan, see `plan-switch` in `styles.css`. */
export const ofPlan = (index: number) => ({ 'data-of-plan': index })

type PlanSwitchProps = { name: string; legend: string; plans: string[]; children: ReactNode }

/**
 * Shows one plan at a time on a phone, chosen by radio buttons that stay in view; works without a script. A wide screen
 * shows all plans and no choice.
 * @param name of the radio group, unique on the page
 */
export function PlanSwitch({ name, legend, plans, children }: PlanSwitchProps) {
  return (
    <div className="plan-switch">
      <fieldset className="sticky top-header z-2 mb-2 min-w-0 bg-paper py-2 md:hidden print:hidden">
        <legend className="sr-only">{legend}</legend>
        <div className="flex flex-wrap rounded-control border border-muted bg-surface p-0.5">
          {plans.map((plan, index) => (
            <label
              key={plan}
              // More than three stand two in a row.
              className={`relative grid min-h-10 min-w-0 grow place-items-center px-2 text-sm font-semibold ${plans.length > 3 ? 'basis-2/5' : ''}`}
            >
              <input
                type="radio"
                name={name}
                value={index}
                defaultChecked={index === 0}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-transparent checked:bg-ink"
              />
              <span className="pointer-events-none relative peer-checked:text-paper">{plan}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  )
}
