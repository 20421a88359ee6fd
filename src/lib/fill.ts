/** Puts values into a text, each in the place of its name in braces: `fill('Page {n}', { n: 2 })`. */
export const fill = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
