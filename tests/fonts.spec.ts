import { expect, test, visit } from './site.ts'

for (const [name, file] of [
  ['Müller', 'latin'],
  ['Łukasz', 'extended'],
  ['Şahin', 'extended'],
] as const)
  test(`the letters of ${name} come in the site's own type, fetched once they are typed`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await visit(page, '/contact')
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((url) => /-(latin|extended|currency)\./.test(url))).toEqual([])

    await page.getByLabel('First Name').fill(name)
    await expect.poll(() => fonts.filter((url) => url.includes(`text-${file}.`))).toHaveLength(1)
    expect(fonts.filter((url) => /-(latin|extended|currency)\./.test(url))).toHaveLength(1)
  })

test('every file of type that the styles name can be read', async ({ page }) => {
  await visit(page, '/packages')
  const states = await page.evaluate(async () => {
    const faces = [...document.fonts]
    await Promise.allSettled(faces.map((face) => face.load()))
    return faces
      .filter(({ status }) => status !== 'loaded')
      .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`)
  })
  expect(states.filter((face) => !face.includes('fallback'))).toEqual([])
})
