import { bottom, button, ground, hairline, left, panel, right, top } from '../parts/frame.ts'
import { drawBlock } from '../parts/wireframe.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../svg.ts'
import type { Draw, Of } from './kind.ts'

/** A page in a browser window: headline, the one button that matters, blocks of wireframe, and the same on a phone. */
export const drawPage: Draw<'page'> = (sheet, { address, headline, blocks, button: label, phone, callout }) => {
  ground(sheet, 'paper')
  const edge = phone ? right - 34 : right
  panel(sheet, left, top, edge - left, bottom - top)
  drawChrome(sheet, address, edge)
  const x = left + 22
  const width = (phone ? right - 120 - 18 : edge - 22) - x
  const title = sheet.fit(headline, width, {
    face: 'display',
    sizes: phone ? [30, 28, 26, 24] : [36, 34, 32, 30, 28, 26],
    lines: 2,
    leading: 1.08,
    balance: true,
  })
  let y = top + 44 + 22 + title.size * 0.66
  sheet.write(title, { x, y })
  y += (title.runs.length - 1) * title.leading + 18
  const buttonWidth = button(sheet, label, x, y, width, 40)
  y += 40
  if (callout) y = drawCallout(sheet, callout, x, y, width, buttonWidth)
  y += 20
  const count = blocks.length
  const each = (width - 20 * (count - 1)) / count
  const height = bottom - 20 - y
  blocks.forEach((block, index) => {
    drawBlock(sheet, block, x + index * (each + 20), y, each, height)
  })
  if (phone) drawPhone(sheet, blocks)
}

function drawChrome(sheet: Sheet, address: string, edge: number): void {
  const y = top + 22
  for (const index of [0, 1, 2]) sheet.circle(left + 18 + index * 14, y, 4, { fill: index === 0 ? 'kite' : 'line' })
  sheet.rect(left + 66, top + 8, edge - left - 80, 28, { fill: 'sand' }, 4)
  sheet.text(address, edge - left - 102, { face: 'text', sizes: [18] }, { x: left + 78, y: y + 6, tone: 'muted' })
  hairline(sheet, left, top + 44, edge)
}

/** Words under the button with a bent arrow up to it, as an art director would pencil them. Returns their last baseline. */
function drawCallout(sheet: Sheet, callout: string, x: number, y: number, width: number, buttonWidth: number): number {
  const bend = x + Math.min(buttonWidth - 20, 22)
  const words = sheet.fit(callout, width - 46, { face: 'strong', sizes: [18], lines: 2, balance: true, leading: 1.15 })
  const baseline = y + 30
  sheet.path(
    `M${short(bend + 18)} ${baseline - 6}C${short(bend + 4)} ${baseline - 5} ${short(bend)} ${baseline - 12} ${short(bend)} ${y + 6}M${short(bend - 6)} ${y + 12}L${short(bend)} ${y + 5}L${short(bend + 6)} ${y + 12}`,
    { stroke: 'kite', width: 2 },
  )
  sheet.write(words, { x: bend + 24, y: baseline, tone: 'kite-strong' })
  return baseline + (words.runs.length - 1) * words.leading
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
  const room = y + height - 18 - (y + 108)
  const each = (room - 14 * (shown.length - 1)) / shown.length
  shown.forEach((block, index) => {
    drawBlock(sheet, block, from, y + 108 + index * (each + 14), inside, each)
  })
}
