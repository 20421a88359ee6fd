import { figureRow } from '../parts/figures.ts'
import { bottom, ground, left, panel, right } from '../parts/frame.ts'
import { heightOf } from '../type/fit.ts'
import type { Draw } from './kind.ts'

/** One advertisement as its reader sees it, on a card; what it earned stands below on the open ground. */
export const drawAd: Draw<'ad'> = (sheet, { site, headline, text, figures }) => {
  ground(sheet, 'paper')
  const above = figureRow(sheet, figures, left + 4, right - left - 8, bottom - 4)
  const width = right - left
  const height = above - 24 - left
  panel(sheet, left, left, width, height)
  sheet.rect(left, left, 4, height, { fill: 'kite' })
  const x = left + 22
  const most = width - 42
  const title = sheet.fit(headline, most, {
    face: 'strong',
    sizes: headline.length > 16 ? [34, 32, 30, 28, 26, 24, 22, 20] : [44, 40, 36, 32, 28],
    lines: 2,
    leading: 1.16,
    balance: true,
  })
  const words = sheet.fit(text, most, {
    face: 'text',
    sizes: text.length > 64 ? [20] : [24, 22, 20],
    lines: 3,
    leading: 1.25,
  })
  const block = 20 + 18 + heightOf(title) + 20 + heightOf(words)
  let y = left + (height - block) / 2
  const mark = sheet.fit('Ad', 40, { face: 'strong', sizes: [18] })
  sheet.rect(x + 1, y, mark.width + 12, 22, { stroke: 'muted', width: 1.5 }, 4)
  sheet.write(mark, { x: x + 7, y: y + 17, tone: 'muted' })
  sheet.text(
    site,
    most - mark.width - 26,
    { face: 'text', sizes: [18] },
    { x: x + mark.width + 24, y: y + 17, tone: 'muted' },
  )
  y += 20 + 18 + title.size * 0.72
  sheet.write(title, { x, y, tone: 'river' })
  y += (title.runs.length - 1) * title.leading + 20 + words.size * 0.72
  sheet.write(words, { x, y })
}
