declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      noHinting?: boolean
      keepFeatures?: readonly string[]
      dropTables?: readonly string[]
    },
  ): Promise<Buffer>
}
