import { bottom, ground, hairline, left, right, top } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import { heightOf } from '../type/fit.ts'
import type { Draw } from './kind.ts'

const widest = 338
const side = 14

/** A conversation: theirs at the left in sand, ours at the right in the accent; a field to type in where there is room. */
export const drawThread: Draw<'thread'> = (sheet, { title, messages }) => {
  ground(sheet)
  drawCorrespondent(sheet, left + 16, top + 12)
  sheet.text(title, right - left - 44, { face: 'strong', sizes: [22, 20] }, { x: left + 44, y: top + 19 })
  const start = top + 40
  hairline(sheet, left, start, right)

  for (const size of messages.length === 2 ? [24, 22, 20, 18] : [22, 20, 18]) {
    const set = messages.map(({ text }) =>
      sheet.tryFit(text, widest - side * 2, { face: 'text', sizes: [size], lines: 3, balance: true }),
    )
    const fitted = set.filter((message) => message !== undefined)
    const pad = messages.length === 4 ? 9 : 12
    const total = fitted.reduce((sum, message) => sum + heightOf(message) + pad * 2 + 2, 0)
    const room = bottom - start - total
    const gap = Math.min(room / messages.length, messages.length === 2 ? 26 : 18)
    if (fitted.length < set.length || (gap < 8 && size > 18)) continue
    if (gap < 4) break
    const field = room - gap * messages.length >= 44
    let y = start + gap
    if (!field) y += (room - gap * messages.length) / 2
    messages.forEach(({ from }, index) => {
      const message = fitted[index]
      if (!message) return
      const height = heightOf(message) + pad * 2 + 2
      const width = message.width + side * 2
      const ours = from === 'us'
      const x = ours ? right - width : left
      bubble(sheet, x, y, width, height, ours)
      sheet.write(message, { x: x + side, y: y + pad + 1 + message.size * 0.72, tone: ours ? 'surface' : 'ink' })
      y += height + gap
    })
    if (field) drawField(sheet)
    return
  }
  throw new Error(`In a “thread” picture, the messages under “${title}” are too long together; shorten one.`)
}

function drawCorrespondent(sheet: Sheet, x: number, y: number): void {
  sheet.circle(x, y, 16, { fill: 'sand' })
  sheet.circle(x, y - 4, 4.5, { fill: 'muted' })
  sheet.path(`M${x - 8.5} ${y + 9}c1-11 16-11 17 0z`, { fill: 'muted' })
}

/** Round but for the corner from which it is spoken. */
function bubble(sheet: Sheet, x: number, y: number, width: number, height: number, ours: boolean): void {
  const f = (value: number) => Math.round(value * 10) / 10
  const w = f(width)
  const h = f(height)
  const r = 8
  const data = ours
    ? `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}q8 0 8 8v${f(h - r)}h${f(r - w)}q-8 0-8-8v${f(2 * r - h)}q0-8 8-8z`
    : `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}q8 0 8 8v${f(h - 2 * r)}q0 8-8 8h${f(r - w)}v${f(r - h)}q0-8 8-8z`
  sheet.path(data, { fill: ours ? 'kite-strong' : 'sand' })
}

function drawField(sheet: Sheet): void {
  const y = bottom - 34
  sheet.rect(left + 0.5, y + 0.5, right - left - 47, 33, { stroke: 'line' }, 17)
  sheet.path(`M${left + 18} ${y + 10}v14`, { stroke: 'kite', width: 2 })
  sheet.circle(right - 17, y + 17, 17, { fill: 'sand' })
  sheet.path(`M${right - 17} ${y + 25}v-15m-6 6l6-6l6 6`, { stroke: 'muted', width: 2 })
}
