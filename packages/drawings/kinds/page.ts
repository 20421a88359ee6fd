import type { DrawingOf } from '../drawing.ts'
import { bottom, hairline, left, right, top } from '../layout.ts'
import { button, panel } from '../parts.ts'
import type { Draw, Sheet } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'

/** A page in a browser window: headline, the one button that matters, blocks of wireframe, and the same on a phone. */
export const page: Draw<'page'> = (sheet, { address, headline, blocks, button: label, phone, callout }) => {
  const edge = phone ? right - 34 : right
  panel(sheet, left, top, edge - left, bottom - top)
  drawChrome(sheet, address, edge)
  const x = left + 22
  const width = (phone ? right - 120 - 18 : edge - 22) - x
  const style = phone ? inDisplay(30, 28, 26, 24) : inDisplay(36, 34, 32, 30, 28, 26)
  const title = sheet.fit(headline, width, { ...style, lines: 2, leading: 1.08, balance: true })
  let y = top + 44 + 22 + title.cap
  sheet.write(title, { x, y })
  y += title.drop + 18
  const buttonWidth = button(sheet, label, x, y, width, 40)
  y += 40
  if (callout) y = drawCallout(sheet, callout, x, y, width, buttonWidth)
  y += 20
  const each = (width - 20 * (blocks.length - 1)) / blocks.length
  for (const [index, block] of blocks.entries())
    wireframe[block](sheet, x + index * (each + 20), y, each, bottom - 20 - y)
  if (phone) drawPhone(sheet, blocks)
}

function drawChrome(sheet: Sheet, address: string, edge: number): void {
  const y = top + 22
  for (const index of [0, 1, 2]) sheet.circle(left + 18 + index * 14, y, 4, { fill: index === 0 ? 'kite' : 'line' })
  sheet.rect(left + 66, top + 8, edge - left - 80, 28, { fill: 'sand' }, 4)
  sheet.text(address, edge - left - 102, inText(18), { x: left + 78, y: y + 6, tone: 'muted' })
  hairline(sheet, left, top + 44, edge)
}

/** Words under the button with a bent arrow up to it, as an art director would pencil them. Returns their last baseline. */
function drawCallout(sheet: Sheet, callout: string, x: number, y: number, width: number, buttonWidth: number): number {
  const bend = x + Math.min(buttonWidth - 20, 22)
  const baseline = y + 30
  const shaft = `M${bend + 18} ${baseline - 6}C${bend + 4} ${baseline - 5} ${bend} ${baseline - 12} ${bend} ${y + 6}`
  sheet.path(`${shaft}M${bend - 6} ${y + 12}L${bend} ${y + 5}L${bend + 6} ${y + 12}`, { stroke: 'kite', width: 2 })
  const style = { ...inStrong(18), lines: 2, balance: true, leading: 1.15 }
  return baseline + sheet.text(callout, width - 46, style, { x: bend + 24, y: baseline, tone: 'kite-strong' }).drop
}

function drawPhone(sheet: Sheet, blocks: DrawingOf<'page'>['blocks']): void {
  const width = 120
  const x = right - width
  const y = top + 66
  const height = bottom + 8 - y
  sheet.rect(x + 1, y, width - 2, height - 1, { fill: 'surface', stroke: 'ink', width: 2.5 }, 12)
  sheet.path(`M${x + 46} ${y + 12}h28`, { stroke: 'ink', width: 3 })
  const from = x + 15
  const inside = width - 30
  sheet.bar(from, y + 36, inside, 'ink', 8)
  sheet.bar(from, y + 52, inside * 0.62, 'ink', 8)
  sheet.rect(from, y + 68, inside, 24, { fill: 'kite-strong' }, 4)
  const shown = blocks.slice(0, 2)
  const each = (height - 126 - 14 * (shown.length - 1)) / shown.length
  for (const [index, block] of shown.entries())
    wireframe[block](sheet, from, y + 108 + index * (each + 14), inside, each)
}

/** Draws a block of wireframe that fills its cell. */
type Art = (sheet: Sheet, x: number, y: number, width: number, height: number) => void

const text: Art = (sheet, x, y, width, height) => {
  const count = Math.max(3, Math.floor(height / 16))
  for (let index = 0; index < count; index++) {
    const share = index === count - 1 ? 0.55 : index % 2 === 0 ? 1 : 0.9
    sheet.bar(x, y + (height / count) * (index + 0.5), width * share)
  }
}

const cards: Art = (sheet, x, y, width, height) => {
  const count = width > 220 ? 3 : width > 110 ? 2 : 1
  const each = (width - 10 * (count - 1)) / count
  for (let at = x; at < x + width; at += each + 10) {
    sheet.rect(at + 0.5, y + 0.5, each - 1, height - 1, { stroke: 'line' }, 4)
    sheet.rect(at + 1, y + 1, each - 2, height * 0.48, { fill: 'sand' })
    sheet.bar(at + 8, y + height * 0.66, each - 16, 'line', 5)
    sheet.bar(at + 8, y + height * 0.84, (each - 16) * 0.6, 'line', 5)
  }
}

const form: Art = (sheet, x, y, width, height) => {
  const row = (height - 16) / 3
  for (const at of [y, y + row + 8]) sheet.rect(x + 1, at, width - 2, row, { stroke: 'muted', width: 1.5 }, 4)
  sheet.path(`M${x + 9} ${Math.round(y + row * 0.25)}v${Math.round(row * 0.5)}`, { stroke: 'kite', width: 2 })
  sheet.rect(x, y + 2 * (row + 8), Math.min(width, Math.max(width * 0.5, 60)), row, { fill: 'river' }, 4)
}

const quote: Art = (sheet, x, y, width, height) => {
  sheet.rect(x, y, 3, height, { fill: 'river' })
  const step = (height - 18) / 2
  sheet.bar(x + 14, y + step * 0.4, width - 14)
  sheet.bar(x + 14, y + step * 1.2, (width - 14) * 0.75)
  sheet.circle(x + 23, y + height - 10, 9, { fill: 'sand' })
  sheet.bar(x + 38, y + height - 10, Math.min(60, width - 40), 'line', 5)
}

const list: Art = (sheet, x, y, width, height) => {
  for (const [index, share] of [1, 0.75, 0.88].entries()) {
    const middle = y + (height / 3) * (index + 0.5)
    sheet.path(`M${x + 2} ${middle}l4 4 8-9`, { stroke: 'river', width: 2.5 })
    sheet.bar(x + 24, middle, (width - 24) * share)
  }
}

const map: Art = (sheet, x, y, width, height) => {
  sheet.rect(x, y, width, height, { fill: 'sand' })
  const foot = y + height - 3
  const across = `M${x + 3} ${y + height * 0.7}L${x + width - 3} ${y + height * 0.3}`
  const lane = `M${x + width * 0.3} ${y + 3}L${x + width * 0.42} ${foot}`
  const street = `M${x + width * 0.74} ${y + 3}V${foot}`
  sheet.path(across + lane + street, { stroke: 'surface', width: 4 })
  const pin = '<path fill="var(--river)" d="M0 0C-4-10-14-14-14-25a14 14 0 0 1 28 0C14-14 4-10 0 0z"/>'
  sheet.art(`${pin}<circle fill="var(--surface)" cy="-25" r="5"/>`, x + width * 0.55, y + height * 0.62, 0.8)
}

/** The blocks of a page. */
const wireframe: Record<DrawingOf<'page'>['blocks'][number], Art> = { text, cards, form, quote, list, map }
