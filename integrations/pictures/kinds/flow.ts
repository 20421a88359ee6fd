import { bottom, ground, hairline, heading, kite, left, panel, right } from '../parts/frame.ts'
import { short } from '../svg.ts'
import type { Draw } from './kind.ts'

/** Steps that climb from the lower left, as the site's line does, to the result and its kite at the upper right. */
export const drawFlow: Draw<'flow'> = (sheet, { title, nodes, result }) => {
  ground(sheet)
  const start = heading(sheet, title)
  const words = sheet.fit(result, right - left - 40, { face: 'display', sizes: [32, 30, 28, 26, 24, 22, 20] })
  const resultLine = start + 26
  sheet.write(words, { x: right - 40, y: resultLine, align: 'end', tone: 'kite-strong' })

  const labels = nodes.map(({ label }) =>
    sheet.fit(label, 190, { face: 'strong', sizes: nodes.length > 3 ? [20] : [22, 20] }),
  )
  const details = nodes.map(({ detail }) =>
    detail ? sheet.fit(detail, 200, { face: 'text', sizes: [18] }) : undefined,
  )
  const detailed = details.some((detail) => detail !== undefined)
  const width =
    Math.max(140, ...labels.map((label) => label.width), ...details.map((detail) => detail?.width ?? 0)) + 28
  const from = resultLine + 28
  const gap = nodes.length === 3 ? 18 : 9
  const height = Math.min((bottom - from - gap * (nodes.length - 1)) / nodes.length, detailed ? 64 : 52)
  const rise = (bottom - height - from) / (nodes.length - 1)
  const run = (right - left - width) / (nodes.length - 1)
  const spots = nodes.map((_, index) => ({ x: left + run * index, y: bottom - height - rise * index }))
  for (const { x, y } of spots.slice(0, -1)) hairline(sheet, x + width + 8, y + height / 2, right)
  spots.forEach((spot, index) => {
    const next = spots[index + 1]
    if (next) {
      const x = spot.x + Math.min(run / 2, 30)
      const y = next.y + height / 2
      sheet.path(`M${short(x)} ${short(spot.y)}V${short(y + 8)}q0-8 8-8H${short(next.x - 3)}m-7-6l7 6l-7 6`, {
        stroke: 'ink',
        width: 2,
      })
    }
    panel(sheet, spot.x, spot.y, width, height, 'sand')
    const label = labels[index]
    const detail = details[index]
    const cap = (label?.size ?? 20) * 0.72
    const block = cap + (detail ? 22 : 0)
    const y = spot.y + (height - block) / 2 + cap
    if (label) sheet.write(label, { x: spot.x + 14, y })
    if (detail) sheet.write(detail, { x: spot.x + 14, y: y + 22, tone: 'muted' })
  })
  const last = spots[spots.length - 1]
  if (!last) return
  sheet.path(`M${right - 24} ${short(last.y)}V${resultLine + 8}`, { stroke: 'kite', width: 2.5 })
  kite(sheet, right - 24, resultLine + 8)
}
