import { bottom, hairline, left, right, top } from '../layout.ts'
import { disc, figureColumn, panel } from '../parts.ts'
import type { Draw, Sheet } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'
import { drawTile } from './tile.ts'

/** One social post as a card at the left, its figures at the right. */
export const post: Draw<'post'> = (sheet, { name, art, caption, figures }) => {
  const width = 268
  panel(sheet, left, top, width, bottom - top)
  disc(sheet, name, left + 32, top + 31, 18)
  sheet.text(name, width - 74, inStrong(20), { x: left + 60, y: top + 38 })
  const words = sheet.fit(caption, width - 32, { ...inText(18), lines: 4, leading: 1.24 })
  const first = bottom - 16 - words.drop
  sheet.write(words, { x: left + 16, y: first })
  const reactions = first - words.cap - 22
  drawTile(sheet, art, [left + 1, top + 62, width - 2, reactions - 24 - top - 62], 'warm')
  drawReactions(sheet, reactions)
  figureColumn(sheet, figures, left + width + 24)
}

/** A heart, a speech bubble, a paper plane. */
function drawReactions(sheet: Sheet, y: number): void {
  sheet.path(`M${left + 27} ${y + 8}c-4-4-11-8-11-14a6 6 0 0 1 11-3a6 6 0 0 1 11 3c0 6-7 10-11 14z`, { fill: 'kite' })
  const bubble = 'h18a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-10l-6 5v-5h-2a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4z'
  sheet.path(`M${left + 54} ${y - 9}${bubble}`, { stroke: 'ink', width: 2 })
  sheet.path(`M${left + 92} ${y - 10}l20 9-20 9 4-9z`, { stroke: 'ink', width: 2 })
}

/** A profile: handle and six portrait tiles, the one that did the work lit. */
export const grid: Draw<'grid'> = (sheet, { handle, tiles, strong, figures }) => {
  const width = 270
  const gap = 5
  disc(sheet, handle, left + 22, top + 22, 22)
  sheet.text(handle, width - 58, inStrong(22, 20), { x: left + 58, y: top + 21 })
  sheet.bar(left + 58, top + 36, 90)
  const from = top + 62
  const w = (width - gap * 2) / 3
  const h = (bottom - from - gap) / 2
  for (const [index, tile] of tiles.entries()) {
    const x = left + (index % 3) * (w + gap)
    const y = from + Math.floor(index / 3) * (h + gap)
    const turn = tiles.slice(0, index).filter((earlier) => earlier === 'product').length
    drawTile(sheet, tile, [x, y, w, h], index === strong ? 'lit' : 'quiet', turn)
  }
  figureColumn(sheet, figures, left + width + 24)
}

const widest = 338
const side = 14

/** A conversation: theirs at the left in sand, ours at the right in the accent; a field to type in where there is room. */
export const thread: Draw<'thread'> = (sheet, { title, messages }) => {
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
    ? `v${height - 8}h${8 - width}q-8 0-8-8v${16 - height}q0-8 8-8z`
    : `v${height - 16}q0 8-8 8h${8 - width}v${8 - height}q0-8 8-8z`
  sheet.path(`M${x + 8} ${y}h${width - 16}q8 0 8 8${data}`, {
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
