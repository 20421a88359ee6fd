declare namespace Astro {
  interface ClientDirectives {
    'client:intent'?: boolean | { kept?: string[]; asked?: string }
  }
}
