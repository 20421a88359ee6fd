import { bottom, hairline, heading, inner, layOutRows, left, right, top } from '../layout.ts'
import { kite, panel } from '../parts.ts'
import type { Draw } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'

const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const LONGEST_MONTH = 31

/** A month's leaf: day numbers, an entry in the color of its legend on each marked day. */
export const calendar: Draw<'calendar'> = (sheet, { title, weeks, marked, legend }) => {
  const start = heading(sheet, title)
  const entries = legend.map(({ label, tone }) => ({ words: sheet.fit(label, inner - 28, inText(20)), tone }))
  const stacked = entries.reduce((sum, { words }) => sum + words.width + 28, 24 * (entries.length - 1)) > inner
  const head = start + 14
  const from = head + 10
  const end = bottom - (stacked ? 60 : 36)
  const w = inner / 7
  const h = (end - from) / weeks
  for (const [index, day] of DAYS.entries()) {
    const tone = index > 4 ? 'muted' : 'ink'
    sheet.text(day, w, inStrong(18), { x: left + w * (index + 0.5), y: head, align: 'middle', tone })
  }
  for (let day = 1; day <= weeks * 7; day++) {
    const tone = marked.find((entry) => entry.day === day)?.tone
    const x = left + ((day - 1) % 7) * w
    const y = from + Math.floor((day - 1) / 7) * h
    if (tone) {
      sheet.rect(x, y, w, h, { fill: `${tone}-tint` })
      sheet.rect(x + 4, y + h - 13, w - 8, 9, { fill: tone }, 2)
    }
    const number = String(day <= LONGEST_MONTH ? day : day - LONGEST_MONTH)
    const ink = tone === 'kite' ? 'kite-strong' : (tone ?? 'muted')
    sheet.text(number, w - 8, (tone ? inStrong : inText)(18), { x: x + 6, y: y + (h > 45 ? 20 : 18), tone: ink })
  }
  const rows = Array.from({ length: weeks + 1 }, (_, row) => `M${left} ${Math.round(from + row * h) + 0.5}h${inner}`)
  const columns = Array.from({ length: 8 }, (_, column) => {
    const x = Math.round(left + column * w) + (column === 7 ? -0.5 : 0.5)
    return `M${x} ${Math.round(from)}V${Math.round(end)}`
  })
  sheet.path([...rows, ...columns].join(''), { stroke: 'line' })
  let x = left
  for (const [index, { words, tone }] of entries.entries()) {
    const y = stacked ? bottom - 28 + index * 26 : bottom - 2
    sheet.rect(x, y - 12, 18, 9, { fill: tone }, 2)
    sheet.write(words, { x: x + 28, y })
    if (!stacked) x += words.width + 52
  }
}

/** Boxes ticked and open, and how many are ticked as the loudest thing. */
export const checklist: Draw<'checklist'> = (sheet, { title, items }) => {
  const ticked = `${items.filter(({ done }) => done).length}/${items.length}`
  const count = sheet.text(ticked, 120, inDisplay(46), { x: right, y: top + 30, align: 'end', tone: 'kite-strong' })
  const start = Math.max(heading(sheet, title, inner - count.width - 20), top + 42)
  for (const { text, done, y, middle } of layOutRows(items, start)) {
    hairline(sheet, left, y, right)
    if (done) {
      sheet.rect(left, middle - 14, 28, 28, { fill: 'river' }, 4)
      sheet.path(`M${left + 7} ${middle + 0.6}l4.7 4.7 9.3-10.5`, { stroke: 'surface', width: 2.5 })
    } else sheet.rect(left + 1, middle - 13, 26, 26, { stroke: 'ink', width: 2 }, 4)
    const words = sheet.fit(text, inner - 44, { ...inText(22, 20), lines: 2, leading: 1.15 })
    sheet.write(words, { x: left + 44, y: middle + 7 - words.drop / 2, tone: done ? 'ink' : 'muted' })
  }
}

/** Steps that climb from the lower left, as the site's line does, to the result and its kite at the upper right. */
export const flow: Draw<'flow'> = (sheet, { title, nodes, result }) => {
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
      const arrow = `V${next.y + height / 2 + 8}q0-8 8-8H${next.x - 3}m-7-6l7 6l-7 6`
      sheet.path(`M${x + Math.min(run / 2, 30)} ${y}${arrow}`, { stroke: 'ink', width: 2 })
    }
    panel(sheet, x, y, width, height, 'sand')
    const name = sheet.fit(label, 190, labelStyle)
    const baseline = y + (height - name.cap - (detail ? 22 : 0)) / 2 + name.cap
    sheet.write(name, { x: x + 14, y: baseline })
    if (detail) sheet.text(detail, 200, inText(18), { x: x + 14, y: baseline + 22, tone: 'muted' })
  }
  sheet.path(`M${right - 24} ${spots.at(-1)?.y ?? from}V${resultLine + 8}`, { stroke: 'kite', width: 2.5 })
  kite(sheet, right - 24, resultLine + 8)
}
