/**
 * The site's animations. Each file in `public/animations` is a Lottie document whose fills and strokes carry the site's
 * own classes (`cl`), so that the page's tokens color them; in the file itself all is black.
 */
export const animations = {
  'kite-line': { width: 480, height: 320, stillFrame: 146 },
  inbox: { width: 320, height: 240, stillFrame: 150 },
  bars: { width: 320, height: 240, stillFrame: 144 },
} as const satisfies Record<string, AnimationEntry>

type AnimationEntry = {
  /** In the drawing's own units; their ratio is the shape of the box. */
  width: number
  height: number
  /** The frame that the still draws, and the one the player starts from, so that the change is not seen. */
  stillFrame: number
}

export type AnimationName = keyof typeof animations

/** Where the site serves the animation's file. */
export const fileOf = (name: AnimationName) => `/animations/${name}.json`
