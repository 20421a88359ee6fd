import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const ENTRY = 'src/browser/site.ts'

declare global {
  /** Address of the script of every page, for the layout; there once the browser's code has been built. */
  var siteScript: string | undefined
}

/**
 * Builds the script that every page has, and tells its address to the layout, which writes the tag: Astro's own tag leads
 * to a second file, and neither it nor what it imports can be given a low priority.
 */
export function siteScriptPlugin(): Plugin {
  return {
    name: 'site-script',
    apply: 'build',
    // Nothing of this site is preloaded or has styles of its own, and Vite's helper for it would be a sixth of the script.
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: ENTRY })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const script = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(normalizePath(resolve(ENTRY))),
      )
      if (!script) throw new Error(`${ENTRY} is in no file of the build.`)
      globalThis.siteScript = `/${script.fileName}`
    },
  }
}
