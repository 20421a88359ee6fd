/**
 * For an element of an island that holds text and nothing else: where a translator has changed the text before the island
 * lived, React takes it as it stands, instead of drawing the island anew in English under a visitor's hands.
 */
export const asTranslated = { suppressHydrationWarning: true } as const
