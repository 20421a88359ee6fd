import { bottom, hairline, heading, kite, left, panel, right } from '../parts/frame.ts'
import { short } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** Steps that climb from the lower left, as the site's line does, to the result and its kite at the upper right. */
export const drawFlow: Draw<'flow'> = (sheet, { title, nodes, result }) => {
  const resultLine = heading(sheet, title) + 26
  const place = { x: right - 40, y: resultLine, align: 'end', tone: 'kite-strong' } as const
  sheet.text(result, right - left - 40, inDisplay(32, 30, 28, 26, 24, 22, 20), place)

  const labelStyle = nodes.length > 3 ? inStrong(20) : inStrong(22, 20)
  const labels = nodes.map(({ label }) => label)
  const details = nodes.flatMap(({ detail }) => detail ?? [])
  const words = Math.max(sheet.widest(labels, 190, labelStyle), sheet.widest(details, 200, inText(18)))
  const width = Math.max(140, words) + 28
  const from = resultLine + 28
  const gap = nodes.length === 3 ? 18 : 9
  const height = Math.min((bottom - from - gap * (nodes.length - 1)) / nodes.length, details.length > 0 ? 64 : 52)
  const rise = (bottom - height - from) / (nodes.length - 1)
  const run = (right - left - width) / (nodes.length - 1)
  const spots = nodes.map((node, index) => ({ ...node, x: left + run * index, y: bottom - height - rise * index }))
  for (const { x, y } of spots.slice(0, -1)) hairline(sheet, x + width + 8, y + height / 2, right)
  for (const [index, { label, detail, x, y }] of spots.entries()) {
    const next = spots[index + 1]
    if (next) {
      const arrow = `V${short(next.y + height / 2 + 8)}q0-8 8-8H${short(next.x - 3)}m-7-6l7 6l-7 6`
      sheet.path(`M${short(x + Math.min(run / 2, 30))} ${short(y)}${arrow}`, { stroke: 'ink', width: 2 })
    }
    panel(sheet, x, y, width, height, 'sand')
    const name = sheet.fit(label, 190, labelStyle)
    const baseline = y + (height - name.cap - (detail ? 22 : 0)) / 2 + name.cap
    sheet.write(name, { x: x + 14, y: baseline })
    if (detail) sheet.text(detail, 200, inText(18), { x: x + 14, y: baseline + 22, tone: 'muted' })
  }
  sheet.path(`M${right - 24} ${short(spots.at(-1)?.y ?? from)}V${resultLine + 8}`, { stroke: 'kite', width: 2.5 })
  kite(sheet, right - 24, resultLine + 8)
}
