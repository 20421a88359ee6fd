import { bottom, button, hairline, left, panel, right, top } from '../parts/frame.ts'
import { wireframe } from '../parts/wireframe.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'
import type { Draw, Of } from './kind.ts'

/** A page in a browser window: headline, the one button that matters, blocks of wireframe, and the same on a phone. */
export const drawPage: Draw<'page'> = (sheet, { address, headline, blocks, button: label, phone, callout }) => {
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
  const [at, before, after] = [short(bend), short(bend - 6), short(bend + 6)]
  const shaft = `M${short(bend + 18)} ${baseline - 6}C${short(bend + 4)} ${baseline - 5} ${at} ${baseline - 12} ${at} ${y + 6}`
  sheet.path(`${shaft}M${before} ${y + 12}L${at} ${y + 5}L${after} ${y + 12}`, { stroke: 'kite', width: 2 })
  const style = { ...inStrong(18), lines: 2, balance: true, leading: 1.15 }
  return baseline + sheet.text(callout, width - 46, style, { x: bend + 24, y: baseline, tone: 'kite-strong' }).drop
}

function drawPhone(sheet: Sheet, blocks: Of<'page'>['blocks']): void {
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
