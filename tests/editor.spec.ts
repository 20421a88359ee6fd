import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { clone } from './handover/clone.ts'
import { freePort } from './serving/servers.ts'
import { expect, test } from './site.ts'

/** An owner at work: the editor in the browser, the development server, and a folder that both share. */

let folder: string
let origin: string
let server: ChildProcess

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({
  // The editor draws the fields that are in sight.
  viewport: { width: 1280, height: 4500 },
  permissions: ['clipboard-read', 'clipboard-write'],
  // The editor's styles name fonts of another host before its own are there; its policy refuses them.
  // Pages stay away while a file is broken, and a file that somebody else has changed is not replaced.
  allowedErrors: [/cdn\.jsdelivr\.net|status of (500|412)|Nothing was overwritten/],
})

test.beforeAll(async () => {
  folder = clone(join(import.meta.dirname, '..'))
  git('init', '--quiet')
  git('add', '--all')
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'ignore',
  })
  // The first request packs the editor.
  await expect.poll(() => statusOf('/admin'), { timeout: 90_000 }).toBe(200)
})
test.afterAll(async () => {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const statusOf = (path: string) =>
  fetch(origin + path).then(
    ({ status }) => status,
    () => 0,
  )
/** The server reads what was saved, and draws the page anew: two seconds where three other processes want the processor. */
const SEEN = { timeout: 20_000 }
const lines = (text: string) => text.split('\n').filter(Boolean)
/** Lines that a file has lost and won. */
const changes = (file: string) => git('diff', '--numstat', file).split('\t', 2).filter(Boolean).map(Number)

const verdict = (page: Page) => page.frameLocator('iframe').getByRole('main')
/** The editor's names carry marks for texts of two directions. */
const named = (words: string) => new RegExp(words.split(' ').join('\\W+'))
const field = (page: Page, label: string) => page.getByRole('group', { name: new RegExp(`^\\W*${label}\\W+Field$`) })

/** Opens an entry, or the form for a new one, and waits until its preview has been drawn. */
async function open(page: Page, entry: string) {
  await page.goto(`${origin}/admin#/collections/${entry}`)
  await expect(verdict(page)).not.toBeEmpty({ timeout: 20_000 })
}

async function save(page: Page) {
  await expect(verdict(page)).toContainText('The site takes this.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('treeitem', { name: 'Plans' })).toBeVisible()
}

async function paste(page: Page, html: string, text: string) {
  const types = { 'text/html': html, 'text/plain': text }
  await page.evaluate(async (data) => {
    const blobs = Object.entries(data).map(([type, words]) => [type, new Blob([words], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, types)
  await page.keyboard.press('ControlOrMeta+v')
}

test('a price, an article with a drawn cover and a question are written, and nothing else', async ({ page }) => {
  await open(page, 'plans/entries/starter')
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('349')
  const sentence = 'Price in the chat > Elsewhere is "$299", but Price is 349.'
  await expect(verdict(page)).toContainText(sentence)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(sentence)
  await page.getByRole('button', { name: 'OK' }).click()
  expect(read('content/plans/starter.yaml')).toContain('usdPrice: 299')
  await page.getByRole('textbox', { name: 'Elsewhere' }).fill('$349')
  await save(page)
  expect(changes('content/plans/starter.yaml')).toEqual([2, 2])
  await expect.poll(() => fetch(`${origin}/packages`).then((page) => page.text()), SEEN).toContain('data-usd="349"')

  await open(page, 'articles/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Ten things to photograph in 日本')
  const excerpt =
    'A window, a board and a telephone are enough: ten pictures of one loaf, and which of them sold bread.'
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt)
  await page.getByRole('radio', { name: 'Meera Nair' }).click()
  await field(page, 'Date').getByRole('button', { name: 'Today' }).click()
  await page.getByRole('radio', { name: 'Social Media' }).click()
  await field(page, 'Tags').getByRole('textbox').fill('Photography')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bread')
  await page.getByRole('button', { name: named('Add Cover') }).click()
  await page.getByRole('menuitem', { name: 'Checklist' }).click()
  const cover = field(page, 'Cover')
  await cover.getByRole('textbox', { name: 'In words' }).fill('A list of three things to photograph, one of them done.')
  await cover.getByRole('textbox', { name: 'Title' }).fill('Three loaves')
  for (const words of ['Crumb', 'Crust', 'Board']) {
    await cover.getByRole('button', { name: named('Add item') }).click()
    await cover.getByRole('textbox', { name: 'Text' }).last().fill(words)
  }
  await cover.getByRole('switch', { name: 'Done' }).first().click()
  await expect(verdict(page).locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await field(page, 'Text').last().getByRole('textbox').click()
  await page.keyboard.insertText('Stand by the window. See [content creation](/services/content-creation) for more.')
  await page.keyboard.press('Enter')
  const cell = (words: string) => `<td class="Mso"><p><span>${words}</span></p></td>`
  const row = (...words: string[]) => `<tr>${words.map(cell).join('')}</tr>`
  await paste(page, `<table>${row('Day', 'Loaves')}${row('Friday', '12')}</table>`, 'Day\tLoaves\nFriday\t12')
  await expect(verdict(page).getByRole('columnheader', { name: 'Loaves' })).toBeVisible()
  await expect(verdict(page)).toContainText('“日” (U+65E5) is in none of the site')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Ten things to photograph in “Łódź” & Şile')
  await save(page)
  const article = 'content/articles/ten-things-to-photograph-in-lodz-sile.md'
  // The test of the handover builds with this file.
  const expected = readFileSync(join(import.meta.dirname, 'handover/studio', article), 'utf8')
  const undated = (text: string) => text.replace(/^date: \d{4}-\d\d-\d\d$/m, 'date:')
  expect(undated(read(article))).toBe(undated(expected))
  await expect.poll(() => statusOf('/blog/ten-things-to-photograph-in-lodz-sile'), SEEN).toBe(200)
  await page.goto(`${origin}/blog/ten-things-to-photograph-in-lodz-sile`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten things to photograph in “Łódź” & Şile')
  expect(await statusOf('/pictures/cover-ten-things-to-photograph-in-lodz-sile.svg')).toBe(200)

  await open(page, '_singletons/entries/questions')
  const questions = field(page, 'Questions')
  await questions.getByRole('button', { name: named('Add item') }).click()
  await questions.getByRole('textbox', { name: 'Question' }).fill('May I write this myself?')
  await questions.getByRole('textbox', { name: 'Answer' }).fill('Yes, in the editor.')
  await save(page)
  expect(changes('content/questions.yaml')).toEqual([2, 0])
  await expect
    .poll(() => fetch(`${origin}/faqs`).then((page) => page.text()), SEEN)
    .toContain('May I write this myself?')

  expect(lines(git('diff', '--name-only'))).toEqual(['content/plans/starter.yaml', 'content/questions.yaml'])
  expect(lines(git('ls-files', '--others', '--exclude-standard'))).toEqual([article])
})

test('a broken file stays in the list with what is wrong, and somebody else’s change is not overwritten', async ({
  page,
}) => {
  writeFileSync(join(folder, 'content/plans/enterprise.yaml'), 'name: "Enterprise\norder: 3\n')
  await open(page, 'plans/entries/professional')
  const other = read('content/plans/professional.yaml').replace(/^summary: .*/m, 'summary: Somebody else wrote this.')
  writeFileSync(join(folder, 'content/plans/professional.yaml'), other)
  await page.getByRole('textbox', { name: 'Summary' }).fill('For a business that wants more calls.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('professional.yaml has been changed since you opened it')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('For a business that wants more calls.')
  expect(read('content/plans/professional.yaml')).toBe(other)

  await page.goto(`${origin}/admin#/collections/plans`)
  await expect(page.getByRole('row')).toContainText([
    /Broken: The file is not YAML, in line 2/,
    /Starter/,
    /Professional/,
  ])
  await open(page, 'plans/entries/enterprise')
  await expect(verdict(page)).toContainText('It cannot be edited here')
})

/** A square PNG in which nothing is compressed. */
function largePng(side: number): Buffer {
  const number = (value: number) => Buffer.from(new Uint32Array([value]).buffer).swap32()
  const chunk = (name: string, data: Uint8Array) => {
    const content = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([number(data.length), content, number(crc32(content))])
  }
  // 8 bits each of red, green, blue and opacity; every row begins with its filter, none.
  const header = Buffer.concat([number(side), number(side), Buffer.from([8, 6, 0, 0, 0])])
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(4 * side, 0xcc)])
  const rows = deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)), { level: 0 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

test('a name that is taken gets a file of its own, and a photograph of 20 MB a size for the web', async ({ page }) => {
  await open(page, 'people/new')
  await page.getByRole('spinbutton', { name: 'Place' }).fill('9')
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Nair')
  await page.getByRole('textbox', { name: 'Role' }).fill('Search')
  await page.getByRole('textbox', { name: 'About' }).fill('Namesake of the other one.')
  await page.getByRole('radio', { name: 'bun' }).click()
  await page.getByRole('radio', { name: 'dark' }).click()
  const photograph = test.info().outputPath('Łódź (1).PNG')
  writeFileSync(photograph, largePng(2400))
  expect(statSync(photograph).size).toBeGreaterThan(20_000_000)
  await field(page, 'Photograph').locator('input[type="file"]').first().setInputFiles(photograph)
  await expect(field(page, 'Photograph')).toContainText('/people/lodz-1.webp', { timeout: 20_000 })
  await save(page)
  expect(lines(git('ls-files', '--others', '--exclude-standard'))).toEqual(
    expect.arrayContaining(['content/people/meera-nair-1.yaml', 'public/people/lodz-1.webp']),
  )
  expect(changes('content/people/meera-nair.yaml')).toEqual([])
  expect(read('content/people/meera-nair-1.yaml')).toContain('photo: /people/lodz-1.webp')
  expect(statSync(join(folder, 'public/people/lodz-1.webp')).size).toBeLessThan(1_000_000)
})
