import { type Palette, styleOf } from './palette.ts'

/** The home page's service cards: each a small true picture of the work, 120 × 72. */
const kite = 'var(--kite)'
const surface = 'var(--surface)'
const line = 'var(--line)'

const pictograms = {
  'seo-optimization':
    `<rect x="1" y="1" width="118" height="20" rx="4" fill="${surface}"/><path d="M10 11h38"/><circle cx="104" cy="10" r="4.5"/><path d="M107.5 13.5l4 4"/>` +
    `<path stroke="${line}" stroke-width="4" d="M12 57h42M12 67h26"/><path stroke-width="4" d="M12 33h42"/><path stroke="${line}" stroke-width="4" d="M12 43h32"/>` +
    `<path d="M66 68c22 0 24-16 36-29"/><path fill="${kite}" stroke="none" d="M1 29h4v18H1zM117 25 94 38l8 3zM117 25l-15 16 10 1z"/>`,
  'social-media-marketing':
    `<rect x="1" y="11" width="54" height="60" rx="4" fill="${surface}"/><circle cx="10" cy="20" r="4"/><path d="M19 20h20M9 63h14"/><path fill="${line}" stroke="none" d="M2 29h52v26H2z"/>` +
    `<path d="M2 51l14-13 11 10 8-6 18 13"/><rect x="65" y="1" width="54" height="60" rx="4" fill="${surface}"/><circle cx="74" cy="10" r="4"/><path d="M83 10h20M74 52h22M74 25h36M74 33h36M74 41h20"/>` +
    `<path fill="${surface}" d="M100 45h15a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-6l-6 6v-6h-3a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z"/>` +
    `<path fill="${kite}" stroke="${surface}" d="M45 71c-5-5-14-9-14-17a7 7 0 0 1 14-3 7 7 0 0 1 14 3c0 8-9 12-14 17z"/>`,
  'instagram-growth':
    `<circle cx="12" cy="12" r="11" fill="${surface}"/><path d="M6 19c2-6 10-6 12 0"/><circle cx="12" cy="9.5" r="3"/><path d="M32 8h34"/><path stroke="${line}" stroke-width="4" d="M32 18h22"/>` +
    `<path fill="${line}" stroke="none" d="M0 30h38v20H0zM82 30h38v20H82zM0 53h38v19H0zM41 53h38v19H41zM82 53h38v19H82z"/>` +
    `<path d="M6 46l9-10 6 6 5-4 7 8M8 66c0-9 18-9 18 0M90 40h16M90 45h9M91 68v-6M99 68V58M107 68V61M51 67l2-9h14l2 9zM57 58a3 3 0 0 1 6 0"/><circle cx="17" cy="58" r="2"/>` +
    `<rect x="41" y="22" width="38" height="28" rx="2" fill="${kite}" stroke="none"/><path fill="${surface}" stroke="${surface}" d="M56 30v12l10-6z"/>`,
  'website-design-development':
    `<rect x="1" y="3" width="100" height="62" rx="4" fill="${surface}"/><path d="M1 15h100M8 9h.1M14 9h.1M20 9h.1"/><path stroke-width="5" d="M12 26h44M12 35h28"/>` +
    `<path fill="${line}" stroke="none" d="M10 54h20v7H10zM35 54h20v7H35zM60 54h20v7H60z"/><rect x="84" y="19" width="35" height="52" rx="5" fill="${surface}"/><path d="M98 25h7"/><path stroke-width="4" d="M92 34h19"/>` +
    `<path stroke="${line}" stroke-width="4" d="M92 56h19M92 63h12"/><path fill="${kite}" stroke="none" d="M10 42h24v8H10zM90 41h23v8H90z"/>`,
  'paid-growth-campaigns':
    `<rect x="1" y="1" width="62" height="70" rx="4" fill="${surface}"/><rect x="9" y="9" width="15" height="11" rx="2"/><path d="M14 14.5h5M30 15h22"/><path stroke-width="5" d="M11 31h42M11 40h28"/>` +
    `<path stroke="${line}" stroke-width="4" d="M11 51h40M11 60h30"/><path d="M72 71h47"/><path fill="${surface}" d="M76 23h9v48h-9zM91 39h9v32h-9z"/>` +
    `<path fill="${kite}" stroke="none" d="M105 54h11v16h-11z"/><circle cx="110.5" cy="39" r="8" fill="${surface}"/><path d="M110.5 36v6M77 12c14 2 20 6 26 14m-1-7l1 7-7-1"/>`,
  'email-marketing':
    `<path d="M14 30L60 1l46 29"/><path fill="${surface}" d="M28 52V7h64v45z"/><path d="M38 17h30"/><path stroke="${line}" stroke-width="4" d="M38 36h40"/>` +
    `<path fill="${surface}" d="M14 30v41h92V30L60 58z"/><path d="M15 70l32-20M105 70L73 50"/><path stroke="${kite}" stroke-width="4" d="M38 26h44"/>`,
  'content-writing':
    `<path fill="${surface}" d="M14 1h52l14 14v56H14z"/><path d="M66 1v14h14"/><path stroke-width="5" d="M25 15h28M25 24h38"/>` +
    `<path stroke="${line}" stroke-width="4" d="M24 36h45M24 44h40M24 66h30"/><path fill="${surface}" d="M71 57l3-12 32-33 9 9-32 33z"/><path d="M74 45l9 9M99 19l9 9"/>` +
    `<path stroke="${kite}" stroke-width="3" d="M24 56c5-5 8-5 9-1s5 3 8-1 6-3 8 1 9 3 21 2"/>`,
  'affiliate-marketing':
    `<path d="M25 13c33 0 26 23 57 23M23 36h59M25 59c33 0 26-23 57-23"/><circle cx="13" cy="13" r="12" fill="${surface}"/><circle cx="13" cy="36" r="10" fill="${surface}"/><circle cx="13" cy="59" r="12" fill="${surface}"/>` +
    `<path d="M7 10h12M7 16h7M10 31v10l8-5zM6 55h14v9H6zM6 55l7 5 7-5"/>` +
    `<path fill="${kite}" stroke="none" d="M82 20h36v49l-6-4-6 4-6-4-6 4-6-4-6 4z"/><path stroke="${surface}" d="M90 30h20M90 38h12M91 51l6 6 12-13"/>`,
} as const

export type PictogramName = keyof typeof pictograms
export const pictogramNames = Object.keys(pictograms) as PictogramName[]

/** A pictogram as a complete SVG document, 120 × 72 units, in both color schemes. */
export function drawPictogram(name: PictogramName, palette: Palette): string {
  const markup = `<g stroke="var(--ink)">${pictograms[name]}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 72" width="120" height="72" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `${styleOf(markup, palette)}${markup}</svg>`
  )
}
