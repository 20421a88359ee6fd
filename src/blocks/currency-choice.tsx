import { currency } from 'virtual:messages'
import { fill } from '../lib/fill.ts'
import { type CurrencyCode, currencies } from '../lib/money/currencies.ts'
import { settings } from '../lib/settings.ts'

const named = (code: CurrencyCode) => `${currency.names[code]} (${code})`

/**
 * Shows the page's currency and changes it, see `browser/prices.ts`. Without scripts it says which one the prices are in.
 * @param id unique on the page
 */
export function CurrencyChoice({ id }: { id: string }) {
  return (
    <>
      <p className="without-script text-sm text-muted">
        {fill(currency.stated, { currency: named(settings.defaultCurrency) })}
      </p>
      <div className="needs-script flex max-w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <label htmlFor={id} className="font-semibold">
          {currency.label}
        </label>
        <select
          id={id}
          data-currency={currency.stated}
          autoComplete="off"
          defaultValue=""
          className="min-h-11 max-w-full min-w-0 rounded-control border border-muted bg-surface px-3 text-ink"
        >
          {/* Until it is known. */}
          <option value="" hidden>
            …
          </option>
          {(Object.keys(currencies) as CurrencyCode[]).map((code) => (
            <option key={code} value={code}>
              {named(code)}
            </option>
          ))}
        </select>
        <p role="status" className="sr-only" />
      </div>
    </>
  )
}
