import { bottom, hairline, left, right, top } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

const widest = 338
const side = 14

/** A conversation: theirs at the left in sand, ours at the right in the accent; a field to type in where there is room. */
export const drawThread: Draw<'thread'> = (sheet, { title, messages }) => {
  sheet.circle(left + 16, top + 12, 16, { fill: 'sand' })
  sheet.circle(left + 16, top + 8, 4.5, { fill: 'muted' })
  sheet.path(`M${left + 7.5} ${top + 21}c1-11 16-11 17 0z`, { fill: 'muted' })
  sheet.text(title, right - left - 44, inStrong(22, 20), { x: left + 44, y: top + 19 })
  const start = top + 40
  hairline(sheet, left, start, right)
  const count = messages.length
  const pad = count === 4 ? 9 : 12

  for (const size of count === 2 ? [24, 22, 20, 18] : [22, 20, 18]) {
    const style = { ...inText(size), lines: 3, balance: true }
    const bubbles = messages.map(({ from, text }) => {
      const words = sheet.fit(text, widest - side * 2, style)
      return { ours: from === 'us', words, width: words.width + side * 2, height: words.height + pad * 2 + 2 }
    })
    const room = bubbles.reduce((rest, { height }) => rest - height, bottom - start)
    const gap = Math.min(room / count, count === 2 ? 26 : 18)
    if (gap < (size > 18 ? 8 : 4)) continue
    const rest = room - gap * count
    let y = start + gap + (rest < 44 ? rest / 2 : 0)
    for (const { ours, words, width, height } of bubbles) {
      const x = ours ? right - width : left
      drawBubble(sheet, x, y, width, height, ours)
      sheet.write(words, { x: x + side, y: y + pad + 1 + words.cap, tone: ours ? 'surface' : 'ink' })
      y += height + gap
    }
    if (rest >= 44) drawField(sheet)
    return
  }
  throw new Error(`In a “thread” picture, the messages under “${title}” are too long together; shorten one.`)
}

/** Round but for the corner from which it is spoken. */
function drawBubble(sheet: Sheet, x: number, y: number, width: number, height: number, ours: boolean): void {
  const data = ours
    ? `v${short(height - 8)}h${short(8 - width)}q-8 0-8-8v${short(16 - height)}q0-8 8-8z`
    : `v${short(height - 16)}q0 8-8 8h${short(8 - width)}v${short(8 - height)}q0-8 8-8z`
  sheet.path(`M${short(x + 8)} ${short(y)}h${short(width - 16)}q8 0 8 8${data}`, {
    fill: ours ? 'kite-strong' : 'sand',
  })
}

function drawField(sheet: Sheet): void {
  const y = bottom - 34
  sheet.rect(left + 0.5, y + 0.5, right - left - 47, 33, { stroke: 'line' }, 17)
  sheet.path(`M${left + 18} ${y + 10}v14`, { stroke: 'kite', width: 2 })
  sheet.circle(right - 17, y + 17, 17, { fill: 'sand' })
  sheet.path(`M${right - 17} ${y + 25}v-15m-6 6l6-6l6 6`, { stroke: 'muted', width: 2 })
}
