import type { Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import { drawAd } from './kinds/ad.ts'
import { drawBars } from './kinds/bars.ts'
import { drawCalendar } from './kinds/calendar.ts'
import { drawChecklist } from './kinds/checklist.ts'
import { drawColumns } from './kinds/columns.ts'
import { drawDocument } from './kinds/document.ts'
import { drawEmail } from './kinds/email.ts'
import { drawFlow } from './kinds/flow.ts'
import { drawFunnel } from './kinds/funnel.ts'
import { drawGrid } from './kinds/grid.ts'
import { drawInbox } from './kinds/inbox.ts'
import type { Draw } from './kinds/kind.ts'
import { drawLine } from './kinds/line.ts'
import { drawMap } from './kinds/map.ts'
import { drawPage } from './kinds/page.ts'
import { drawPost } from './kinds/post.ts'
import { drawSerp } from './kinds/serp.ts'
import { drawSplit } from './kinds/split.ts'
import { drawTable } from './kinds/table.ts'
import { drawThread } from './kinds/thread.ts'
import type { Palette, Tone } from './palette.ts'
import { frame, Sheet } from './sheet.ts'

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

/** The sheet with everything on it, for tests that look at where the texts lie. */
export function layOut(drawing: Drawing, fonts: Fonts): Sheet {
  const sheet = new Sheet(drawing.kind, fonts)
  // A hairline round it, because it lies on paper, on sand and on white cards.
  const ground = { fill: grounds[drawing.kind] ?? 'surface', stroke: 'line' } as const
  sheet.rect(0.5, 0.5, frame.width - 1, frame.height - 1, ground)
  // One kind's function takes that kind's data; the table's type says so, but indexing it loses the pairing.
  ;(kinds[drawing.kind] as Draw<Drawing['kind']>)(sheet, drawing as never)
  return sheet
}

/** What every picture is drawn with. */
export type Style = { fonts: Fonts; palette: Palette }

/**
 * One picture as a complete SVG document, 480 × 360 units, in both color schemes.
 * @throws Error whose sentence names the text that does not fit or the character that the fonts do not have
 */
export function drawPicture(drawing: Drawing, { fonts, palette }: Style): string {
  return layOut(drawing, fonts).toSvg(palette)
}
