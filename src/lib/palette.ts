import type { Palette } from '@packages/drawings'

/** The colors of DESIGN in light and dark, for what cannot see the custom properties of `styles.css`: pictures, icons, browsers' bars. */
export const palette = {
  paper: ['#fbf7f0', '#10161f'],
  surface: ['#ffffff', '#18202c'],
  sand: ['#f0e7d9', '#212b39'],
  ink: ['#16202e', '#f3eee5'],
  muted: ['#55606e', '#a9b3c0'],
  line: ['#dcd2c2', '#324052'],
  kite: ['#d9481f', '#ff8a5c'],
  'kite-strong': ['#b23a14', '#ffa07a'],
  river: ['#0f6e6e', '#5cc8c0'],
} satisfies Palette
