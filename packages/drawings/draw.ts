import type { Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import { drawBars, drawColumns, drawFunnel } from './kinds/charts.ts'
import { drawLine } from './kinds/line.ts'
import { drawEmail, drawInbox } from './kinds/mail.ts'
import { drawPage } from './kinds/page.ts'
import { drawCalendar, drawChecklist, drawFlow } from './kinds/plans.ts'
import { drawDocument, drawSplit, drawTable } from './kinds/reports.ts'
import { drawAd, drawMap, drawSerp } from './kinds/search.ts'
import { drawGrid, drawPost, drawThread } from './kinds/social.ts'
import type { Palette, Tone } from './palette.ts'
import { type Draw, frame, Sheet } from './sheet.ts'

const kinds: { [Kind in Drawing['kind']]: Draw<Kind> } = {
  ad: drawAd,
  bars: drawBars,
  calendar: drawCalendar,
  checklist: drawChecklist,
  columns: drawColumns,
  document: drawDocument,
  email: drawEmail,
  flow: drawFlow,
  funnel: drawFunnel,
  grid: drawGrid,
  inbox: drawInbox,
  line: drawLine,
  map: drawMap,
  page: drawPage,
  post: drawPost,
  serp: drawSerp,
  split: drawSplit,
  table: drawTable,
  thread: drawThread,
}

/** What the whole picture is drawn on, where that is not the surface. */
const grounds: Partial<Record<Drawing['kind'], Tone>> = {
  ad: 'paper',
  document: 'sand',
  email: 'paper',
  page: 'paper',
  post: 'paper',
}

/** What every picture is drawn with. */
export type Style = { fonts: Fonts; palette: Palette }

/**
 * One picture as a complete SVG document, 480 × 360 units, in both color schemes.
 * @throws Error whose sentence names the text that does not fit or the character that the fonts do not have
 */
export function drawPicture(drawing: Drawing, { fonts, palette }: Style): string {
  const sheet = new Sheet(drawing.kind, fonts)
  // With a hairline round it, because pages show it on grounds of several colors.
  const ground = { fill: grounds[drawing.kind] ?? 'surface', stroke: 'line' } as const
  sheet.rect(0.5, 0.5, frame.width - 1, frame.height - 1, ground)
  // Each kind is drawn by the function of its name, but an index by a union loses that pairing.
  ;(kinds[drawing.kind] as Draw<Drawing['kind']>)(sheet, drawing as never)
  return sheet.toSvg(palette)
}
