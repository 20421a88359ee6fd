import { evenly } from '../parts/figures.ts'
import { bottom, ground, heading, inner, left } from '../parts/frame.ts'
import type { Draw, Of } from './kind.ts'

/** Rows of bars. Few rows get their label above and a big figure; four or five get a label column. */
export const drawBars: Draw<'bars'> = (sheet, { title, bars }) => {
  ground(sheet)
  const start = heading(sheet, title) + 2
  const most = Math.max(...bars.map((bar) => bar.value)) || 1
  const loud = loudBar(bars)
  const stacked = bars.length < 4
  const gap = bars.length === 2 ? 30 : 22
  const row = stacked ? (bottom - start + gap) / bars.length : (bottom + 8 - start) / bars.length
  const figures = evenly(
    sheet,
    bars.map((bar) => bar.shown),
    170,
    stacked ? (bars.length === 2 ? 58 : 46) : 34,
  )
  const labels = bars.map((bar) => sheet.fit(bar.label, stacked ? inner : 170, { face: 'text', sizes: [20] }))
  const from = stacked ? left : left + Math.max(...labels.map((label) => label.width)) + 14
  const longest = left + inner - from - Math.max(...figures.map((figure) => figure.width)) - 12

  bars.forEach((bar, index) => {
    const figure = figures[index]
    const label = labels[index]
    if (!figure || !label) return
    const y = start + row * index
    const thickness = stacked ? row - gap - 32 : Math.min(row - 20, 42)
    const above = stacked ? y + 32 : y + (row - thickness) / 2
    const width = Math.max((bar.value / most) * longest, 3)
    const strong = bar === loud
    sheet.rect(from, above, width, thickness, { fill: strong ? 'kite' : 'river' }, 2)
    sheet.write(label, { x: left, y: stacked ? y + 20 : above + thickness / 2 + 7, tone: strong ? 'ink' : 'muted' })
    sheet.write(figure, {
      x: from + width + 10,
      y: above + thickness / 2 + figure.size * 0.33,
      tone: strong ? 'kite-strong' : 'ink',
    })
  })
}

function loudBar(bars: Of<'bars'>['bars']): Of<'bars'>['bars'][number] | undefined {
  return bars.find((bar) => bar.strong) ?? [...bars].sort((one, two) => two.value - one.value)[0]
}
