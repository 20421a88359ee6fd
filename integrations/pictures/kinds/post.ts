import { figureColumn } from '../parts/figures.ts'
import { bottom, disc, ground, left, panel, right, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import { heightOf } from '../type/fit.ts'
import type { Draw } from './kind.ts'

/** One social post as a card at the left, its figures at the right. */
export const drawPost: Draw<'post'> = (sheet, { name, art, caption, figures }) => {
  ground(sheet, 'paper')
  const width = 268
  panel(sheet, left, top, width, bottom - top)
  disc(sheet, name, left + 32, top + 31, 18)
  sheet.text(name, width - 74, { face: 'strong', sizes: [20] }, { x: left + 60, y: top + 38 })
  const words = sheet.fit(caption, width - 32, { face: 'text', sizes: [18], lines: 4, leading: 1.24 })
  const first = bottom - 16 - (words.runs.length - 1) * words.leading
  sheet.write(words, { x: left + 16, y: first })
  const reactions = first - heightOf({ ...words, runs: words.runs.slice(0, 1) }) - 22
  drawTile(sheet, art, left + 1, top + 62, width - 2, reactions - 24 - top - 62, 'warm')
  drawReactions()
  const x = left + width + 24
  figureColumn(sheet, figures, x, right - x, top, bottom)

  function drawReactions(): void {
    const y = reactions
    sheet.path(`M${left + 27} ${y + 8}c-4-4-11-8-11-14a6 6 0 0 1 11-3a6 6 0 0 1 11 3c0 6-7 10-11 14z`, { fill: 'kite' })
    sheet.path(
      `M${left + 54} ${y - 9}h18a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-10l-6 5v-5h-2a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4z`,
      { stroke: 'ink', width: 2 },
    )
    sheet.path(`M${left + 92} ${y - 10}l20 9-20 9 4-9z`, { stroke: 'ink', width: 2 })
  }
}
