/** Every page to render at build, from the registries. */
export function pagePaths(): string[] {
  return ['/', '/about', '/packages', '/faqs', '/contact', '/thank-you', '/404']
}
