import { formatPrice } from '../lib/money/currencies.ts'
import { splitAtPrices } from '../lib/money/own-amounts.ts'
import { settings } from '../lib/settings.ts'

/**
 * A price, in the default currency in the HTML. `browser/prices.ts` writes it in the visitor's; until that is known the
 * figure is veiled in the same place and size.
 * @param usd amount in US dollars
 */
export function Price({ usd }: { usd: number }) {
  return (
    <span data-usd={usd} className="price figures whitespace-nowrap">
      {formatPrice(usd, settings.defaultCurrency)}
    </span>
  )
}

/** A text of content, in which amounts of ours (US$600) are prices that follow the visitor's currency. */
export function Priced({ text }: { text: string }) {
  return splitAtPrices(text).map((part, index) =>
    typeof part === 'string' ? part : <Price key={index} usd={part.usd} />,
  )
}
