const ownAmount = /US\$(\d+(?:,\d{3})*)(?![.,]?\d)/

/**
 * Finds the amounts of ours in a text, which content writes as US$600, so that it is right wherever nothing shows it in
 * another currency. Other amounts, such as the $600 of an example, stay part of the text.
 * @returns texts and amounts in US dollars, in their order
 */
export function splitAtPrices(text: string): (string | { usd: number })[] {
  return text
    .split(ownAmount)
    .map((part, index) => (index % 2 === 1 ? { usd: Number(part.replaceAll(',', '')) } : part))
}
