import { figureColumn } from '../parts/figures.ts'
import { bottom, disc, left, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import { inStrong } from '../text.ts'
import type { Draw } from './kind.ts'

/** A profile: handle and six portrait tiles, the one that did the work lit. */
export const drawGrid: Draw<'grid'> = (sheet, { handle, tiles, strong, figures }) => {
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
