import { formatPrice } from '../lib/money/currencies.ts'
import { splitAtPrices } from '../lib/money/split-prices.ts'
import { settings } from '../lib/settings.ts'
import { LINK } from '../lib/text.ts'

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

/** A text of content with its links, `[Ask us](/contact)`, and with prices of ours that follow the visitor's currency. */
export function Words({ text }: { text: string }) {
  // The text between, then label and address of each link.
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return <Priced key={index} text={part} />
    return index % 3 === 1 ? (
      <a key={index} className="link" href={parts[index + 1]}>
        {part}
      </a>
    ) : null
  })
}

/** Such a text as a paragraph. */
export const Paragraph = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    <Words text={text} />
  </p>
)
