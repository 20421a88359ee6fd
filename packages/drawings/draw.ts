import type { Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import * as charts from './kinds/charts.ts'
import * as line from './kinds/line.ts'
import * as mail from './kinds/mail.ts'
import * as page from './kinds/page.ts'
import * as plans from './kinds/plans.ts'
import * as reports from './kinds/reports.ts'
import * as search from './kinds/search.ts'
import * as social from './kinds/social.ts'
import type { Palette, Tone } from './palette.ts'
import { type Draw, frame, Sheet } from './sheet.ts'

/** Each kind is drawn by the function of its name. */
const kinds: { [Kind in Drawing['kind']]: Draw<Kind> } = {
  ...charts,
  ...line,
  ...mail,
  ...page,
  ...plans,
  ...reports,
  ...search,
  ...social,
}

/** What the whole picture is drawn on, where that is not the surface. */
const backgrounds: Partial<Record<Drawing['kind'], Tone>> = {
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
  // With a hairline round it, because pages show it on backgrounds of several colors.
  const background = { fill: backgrounds[drawing.kind] ?? 'surface', stroke: 'line' } as const
  sheet.rect(0.5, 0.5, frame.width - 1, frame.height - 1, background)
  // An index by a union loses the pairing of kind and function.
  ;(kinds[drawing.kind] as Draw<Drawing['kind']>)(sheet, drawing as never)
  return sheet.toSvg(palette)
}
