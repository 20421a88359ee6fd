import { figureRow } from '../parts/figures.ts'
import { adMark, inner, left, panel, top } from '../parts/frame.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** One advertisement as its reader sees it, on a card; what it earned stands below on the open ground. */
export const drawAd: Draw<'ad'> = (sheet, { site, headline, text, figures }) => {
  const height = figureRow(sheet, figures) - 24 - top
  panel(sheet, left, top, inner, height)
  sheet.rect(left, top, 4, height, { fill: 'kite' })
  const x = left + 22
  const most = inner - 42
  const sizes = headline.length > 16 ? [34, 32, 30, 28, 26, 24, 22, 20] : [44, 40, 36, 32, 28]
  const title = sheet.fit(headline, most, { ...inStrong(...sizes), lines: 2, leading: 1.16, balance: true })
  const style = text.length > 64 ? inText(20) : inText(24, 22, 20)
  const words = sheet.fit(text, most, { ...style, lines: 3, leading: 1.25 })
  let y = top + (height - 20 - 18 - title.height - 20 - words.height) / 2
  const from = x + adMark(sheet, x, y + 17) + 10
  sheet.text(site, x + most - 2 - from, inText(18), { x: from, y: y + 17, tone: 'muted' })
  y += 20 + 18 + title.cap
  sheet.write(title, { x, y, tone: 'river' })
  sheet.write(words, { x, y: y + title.drop + 20 + words.cap })
}
