import type { AstroIntegration } from 'astro'

/** `client:intent`: an island comes to life when a visitor reaches for it, see `src/islands/intent.ts`. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
    },
  }
}
