import { figureColumn } from '../parts/figures.ts'
import { bottom, disc, left, panel, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import type { Sheet } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** One social post as a card at the left, its figures at the right. */
export const drawPost: Draw<'post'> = (sheet, { name, art, caption, figures }) => {
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
