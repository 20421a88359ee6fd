declare module 'fontverter' {
  /** Converts between font formats; the package has no types of its own. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
