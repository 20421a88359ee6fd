import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editorHandler } from '@packages/editor/node'
import { expect as bare, type Locator, type Page, test } from '@playwright/test'
import { editorOptions } from '../integrations/editor/options.ts'
import { readSite } from '../integrations/settings.ts'

/** An owner at work on a copy of the content: the editor in the browser, and the files that it writes. */

const root = join(import.meta.dirname, '..')
let folder: string
let origin: string
let server: Server
/** One for all tests: the editor starts once, and entries open by the address's hash. */
let page: Page
/** Errors and warnings of the console. */
const problems: string[] = []
/** Sveltia's own: of its preview's frame, and of an entry that is left while it is drawn. */
const SVELTIAS_OWN = /sandbox|derived_inert/

/** Ends a test that hangs; a slow machine needs a tenth of it. */
const HANGS_MS = 600_000
const expect = bare.configure({ timeout: HANGS_MS / 2 })
test.describe.configure({ mode: 'serial', timeout: HANGS_MS })

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'content/photos'), { recursive: true })
  const answer = editorHandler(root, editorOptions(readSite('.', {})), folder)
  server = createServer((request, response) => answer(request, response, () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  page = await browser.newPage({
    // Sveltia draws the fields that are in sight.
    viewport: { width: 1280, height: 4500 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !SVELTIAS_OWN.test(message.text())) problems.push(message.text())
  })
})
test.afterEach(() => bare(problems, 'in the console').toEqual([]))
test.afterAll(async () => {
  await page.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string, from = folder) => readFileSync(join(from, file), 'utf8')
/** The files of content and photographs that differ from the site's. */
const changed = () =>
  readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !existsSync(join(root, file)) || read(file) !== read(file, root))

const verdict = () => page.frameLocator('iframe').getByRole('status', { name: 'Problems' })
const preview = () => page.frameLocator('iframe').getByRole('main')
/** Sveltia's names carry marks for texts of two directions. */
const named = (words: string) => new RegExp(words.split(' ').join('\\W+'))
const field = (label: string) => page.getByRole('group', { name: new RegExp(`^\\W*${label}\\W+Field$`) })

/** Opens an entry, or the form for a new one. */
async function open(entry: string) {
  await page.goto(`${origin}/admin#/collections/${entry}`)
  await expect(verdict()).toBeVisible()
}

async function save() {
  await expect(verdict()).toHaveText('No problems found.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('treeitem', { name: 'Plans' })).toBeVisible()
}

async function paste(html: string) {
  await page.evaluate(async (text) => {
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })])
  }, html)
  await page.keyboard.press('ControlOrMeta+v')
}

test('an article with a drawn cover and a pasted table is written, and nothing else', async () => {
  await open('articles/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Ten things to photograph in 日本')
  const excerpt =
    'A window, a board and a telephone are enough: ten pictures of one loaf, and which of them sold bread.'
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt)
  await page.getByRole('radio', { name: 'Meera Nair' }).click()
  await field('Date').getByRole('button', { name: 'Today' }).click()
  await page.getByRole('radio', { name: 'Social Media' }).click()
  await field('Tags').getByRole('textbox').fill('Photography')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bread')
  await page.getByRole('button', { name: named('Add Cover') }).click()
  await page.getByRole('menuitem', { name: 'Checklist' }).click()
  const cover = field('Cover')
  await cover.getByRole('textbox', { name: 'In words' }).fill('A list of three things to photograph, one of them done.')
  await cover.getByRole('textbox', { name: 'Title' }).fill('Three loaves')
  for (const words of ['Crumb', 'Crust', 'Board']) {
    await cover.getByRole('button', { name: named('Add item') }).click()
    await cover.getByRole('textbox', { name: 'Text' }).last().fill(words)
  }
  await cover.getByRole('switch', { name: 'Done' }).first().click()
  await expect(preview().locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await field('Text').last().getByRole('textbox').click()
  await page.keyboard.insertText('Stand by the window. See [content creation](/services/content-creation) for more.')
  await page.keyboard.press('Enter')
  const row = (...words: string[]) => `<tr>${words.map((word) => `<td><p><b>${word}</b></p></td>`).join('')}</tr>`
  await paste(`<table>${row('Day', 'Loaves')}${row('Friday', '12')}</table>`)
  await expect(preview().getByRole('columnheader', { name: 'Loaves' })).toBeVisible()
  await expect(verdict()).toContainText('“日” (U+65E5) is in none of the site')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Ten things to photograph in “Łódź” & Şile')
  await save()
  const file = 'content/articles/ten-things-to-photograph-in-lodz-sile.md'
  expect(changed()).toEqual([file])
  // The test of the handover builds with this file.
  const undated = (text: string) => text.replace(/^date: \d{4}-\d\d-\d\d$/m, 'date:')
  expect(undated(read(file))).toBe(undated(read(file, join(import.meta.dirname, 'handover/studio'))))
})

test('what the build would refuse is not saved, and a corrected price changes two lines', async () => {
  const file = 'content/plans/starter.yaml'
  await open('plans/entries/starter')
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('349')
  const sentence = 'Price in the chat > Elsewhere is "$299", but Price is 349.'
  await expect(verdict()).toContainText(sentence)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(sentence)
  await page.getByRole('button', { name: 'OK' }).click()
  expect(read(file)).toBe(read(file, root))
  await page.getByRole('textbox', { name: 'Elsewhere' }).fill('$349')
  await save()
  expect(read(file)).toBe(read(file, root).replace('usdPrice: 299', 'usdPrice: 349').replace('$299', '$349'))
})

test('an article under another name keeps its former address', async () => {
  await open('articles/entries/social-6')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug' }).click()
  await page.getByRole('textbox', { name: 'Slug' }).fill('customer-photos')
  await page.getByRole('button', { name: 'Done' }).click()
  await save()
  const before = read('content/articles/social-6.md', root)
  expect(read('content/articles/customer-photos.md')).toBe(
    before.replace(/^sample: .*\n/m, '$&aliases:\n  - /blog/social-6\n'),
  )
  expect(existsSync(join(folder, 'content/articles/social-6.md'))).toBe(false)
})

test('a phone number, a heading and a color are seen where they stand, and nothing else is written', async () => {
  const before = changed()
  /** Changes a field of a single file, and saves it. */
  const write = async (name: string, box: Locator, value: string, seen: Locator) => {
    await open(`_singletons/entries/${name}`)
    await box.fill(value)
    await expect(seen).toBeVisible()
    await save()
  }
  const number = '+44 20 7946 0123'
  const phone = preview()
    .getByRole('link', { name: named(number.slice(1)) })
    .first()
  await write('site', page.getByRole('textbox', { name: 'Phone' }), number, phone)
  const heading = 'Nine people who show you the numbers'
  const shown = preview().getByRole('heading', { level: 1, name: heading })
  await write('about', page.getByRole('textbox', { name: 'Heading' }).first(), heading, shown)

  await open('_singletons/entries/brand')
  const color = field('Secondary text').getByRole('textbox').first()
  await color.fill('#b0b0b0')
  await expect(verdict()).toContainText('Colors > Secondary text > Light is "#b0b0b0", 2.03:1 on paper')
  await color.fill('#4a5563')
  await expect(preview().locator('[style*="#4a5563"]')).toBeAttached()
  await save()

  const after = [
    ['content/brand.yaml', '#55606e', '#4a5563'],
    ['content/pages/about.yaml', /^heading: .*$/m, `heading: ${heading}`],
    ['content/site.yaml', /^phone: .*$/m, `phone: ${number}`],
  ] as const
  expect(
    changed()
      .filter((file) => !before.includes(file))
      .sort(),
  ).toEqual(after.map(([file]) => file))
  for (const [file, old, now] of after) expect(read(file)).toBe(read(file, root).replace(old, now))
})

test('a landing page of six blocks is built, seen as it grows, and written as it was typed', async () => {
  await open('landing/new')
  const blocks = field('Blocks')
  const write = async (texts: Record<string, string>, place: Page | Locator = blocks) => {
    for (const [label, text] of Object.entries(texts))
      await place.getByRole('textbox', { name: label, exact: true }).last().fill(text)
  }
  const boxes = blocks.getByRole('textbox')
  const add = async (kind: string, texts: Record<string, string>) => {
    const before = await boxes.count()
    await blocks
      .getByRole('button', { name: named('Add block') })
      .last()
      .click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await expect(boxes).not.toHaveCount(before)
    await write(texts)
  }
  const addItem = async (list: string, texts: Record<string, string>) => {
    const before = await boxes.count()
    await field(list)
      .getByRole('button', { name: /Add \W?(Point|item)/ })
      .click()
    await expect(boxes).not.toHaveCount(before)
    await write(texts)
  }
  await write({ Name: 'Bakers', 'Title for search engines': 'Marketing for bakers' }, page)
  await write({ 'Description for search engines': 'What we do for a bakery.' }, page)
  await page.getByRole('spinbutton', { name: 'Place' }).fill('9')
  await page.getByRole('combobox', { name: 'Services that lead here' }).click()
  await page.getByRole('option', { name: 'Google Ads' }).click()
  await add('Opening', { Heading: 'Marketing for bakers', Lead: 'More orders before seven in the morning.' })
  await add('Points', { Heading: 'What we do' })
  await addItem('Points', { Text: 'Ads in the hours before you open.' })
  await addItem('Points', { Text: 'A page for each cake.' })
  await add('Plans', { Heading: 'What it costs' })
  await add('Quotes', { Heading: 'What a baker says' })
  await addItem('Quotes', { Quote: 'Sold out by nine.', Initials: 'AB', Who: 'A baker', Since: 'since May' })
  await add('Questions', { Heading: 'What bakers ask' })
  await addItem('Questions', { Question: 'May I stop?', Answer: 'Yes, every month.' })
  await add('Closing', { Heading: 'Tell us about your oven', Text: 'We call back.', Button: 'Call' })
  for (const name of ['What we do', 'What it costs', 'What a baker says', 'What bakers ask', 'Tell us about your oven'])
    await expect(preview().getByRole('heading', { level: 2, name })).toBeVisible()
  await save()
  expect(read('content/landing/bakers.yaml')).toBe(`name: Bakers
order: 9
title: Marketing for bakers
description: What we do for a bakery.
services:
  - google-ads
blocks:
  - kind: opening
    heading: Marketing for bakers
    lead: More orders before seven in the morning.
  - kind: points
    heading: What we do
    items:
      - text: Ads in the hours before you open.
      - text: A page for each cake.
  - kind: plans
    heading: What it costs
  - kind: quotes
    heading: What a baker says
    quotes:
      - quote: Sold out by nine.
        initials: AB
        who: A baker
        since: since May
  - kind: questions
    heading: What bakers ask
    questions:
      - question: May I stop?
        answer: Yes, every month.
  - kind: closing
    heading: Tell us about your oven
    text: We call back.
    button: Call
`)
})

test('what somebody else has changed is not overwritten unasked, and a broken file says what is wrong', async () => {
  await open('_singletons/entries/questions')
  const questions = field('Questions')
  await questions.getByRole('button', { name: named('Add item') }).click()
  await questions.getByRole('textbox', { name: 'Question' }).fill('May I write this myself?')
  await questions.getByRole('textbox', { name: 'Answer' }).fill('Yes, in the editor.')
  const other = read('content/questions.yaml').replace(/question: .*/, 'question: Who else is writing here?')
  writeFileSync(join(folder, 'content/questions.yaml'), other)
  writeFileSync(join(folder, 'content/plans/enterprise.yaml'), 'name: "Enterprise\norder: 3\n')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(questions.getByRole('textbox', { name: 'Question' })).toHaveValue('May I write this myself?')
  expect(read('content/questions.yaml')).toBe(other)

  await page.goto(`${origin}/admin#/collections/plans`)
  await expect(page.getByRole('row', { name: /Broken: The file is not YAML, in line 2/ })).toBeVisible()
  await open('plans/entries/enterprise')
  await expect(verdict()).toContainText('It cannot be edited here')
  // Nothing is previewed while a file is broken, and files are read when the editor starts.
  writeFileSync(join(folder, 'content/plans/enterprise.yaml'), read('content/plans/enterprise.yaml', root))
  await page.reload()
})

test('a name that is taken gets a file of its own, and a photograph a size for the web', async () => {
  const before = changed()
  await open('people/new')
  await page.getByRole('spinbutton', { name: 'Place' }).fill('9')
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Nair')
  await page.getByRole('textbox', { name: 'Role' }).fill('Search')
  await page.getByRole('textbox', { name: 'About' }).fill('Namesake of the other one.')
  await page.getByRole('radio', { name: 'bun' }).click()
  await page.getByRole('radio', { name: 'dark' }).click()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 2400 } })
  const photograph = { name: 'Łódź (1).PNG', mimeType: 'image/png', buffer }
  await field('Photograph').locator('input[type="file"]').first().setInputFiles(photograph)
  await expect(field('Photograph')).toContainText('/photos/lodz-1.webp')
  await expect(preview().locator('img[src^="blob:"]')).toBeVisible()
  await save()
  const files = ['content/people/meera-nair-1.yaml', 'content/photos/lodz-1.webp']
  expect(changed().filter((file) => !before.includes(file))).toEqual(files)
  expect(read('content/people/meera-nair-1.yaml')).toContain('photo: /photos/lodz-1.webp')
  const size = await page.evaluate(
    async (webp) => {
      const { width, height } = await createImageBitmap(await (await fetch(`data:image/webp;base64,${webp}`)).blob())
      return [width, height]
    },
    readFileSync(join(folder, 'content/photos/lodz-1.webp')).toString('base64'),
  )
  expect(size).toEqual([1000, 2000])
})
