import { figureColumn } from '../parts/figures.ts'
import { bottom, disc, ground, left, right, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import type { Draw } from './kind.ts'

/** A profile: handle and six portrait tiles, the one that did the work lit. */
export const drawGrid: Draw<'grid'> = (sheet, { handle, tiles, strong, figures }) => {
  ground(sheet)
  const width = 270
  const gap = 5
  disc(sheet, handle, left + 22, top + 22, 22)
  sheet.text(handle, width - 58, { face: 'strong', sizes: [22, 20] }, { x: left + 58, y: top + 21 })
  sheet.bar(left + 58, top + 36, 90)
  const from = top + 62
  const w = (width - gap * 2) / 3
  const h = (bottom - from - gap) / 2
  tiles.forEach((tile, index) => {
    const turn = tiles.slice(0, index).filter((earlier) => earlier === 'product').length
    drawTile(
      sheet,
      tile,
      left + (index % 3) * (w + gap),
      from + Math.floor(index / 3) * (h + gap),
      w,
      h,
      index === strong ? 'lit' : 'quiet',
      turn,
    )
  })
  const x = left + width + 24
  figureColumn(sheet, figures, x, right - x, top, bottom)
}
