import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import react from '@astrojs/react'
import { editor } from '@packages/editor/node'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { brandStyles } from './integrations/brand.ts'
import { pageDirectives, scriptSources, styleSources } from './integrations/content-policy.ts'
import { editorOptions } from './integrations/editor/options.ts'
import { finishSite } from './integrations/finish.ts'
import { messagesPlugin } from './integrations/messages.ts'
import { buildConstants, readSite } from './integrations/settings.ts'
import { siteScriptPlugin } from './integrations/site-script.ts'
import { THEME_SCRIPT } from './src/browser/theme.ts'
import { collections } from './src/content/collections.ts'
import { contentRoot } from './src/content/loader.ts'
import { markdownProcessor } from './src/content/markdown.ts'
import { ANNOUNCEMENT_SCRIPT, SPECULATION_RULES } from './src/lib/inline-scripts.ts'

/** Astro hashes its own inline scripts; those of the shell are told to it. */
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const

const site = readSite(contentRoot, process.env)
/** The browser tests build the site a second time, with other settings, beside the first. */
const output = process.env.BUILD_DIR ?? 'build'

/** What every page needs, with all that it imports, stands in one file; dozens of small ones would compress badly. */
const sharedByEveryPage = {
  name: 'site',
  test: /src\/browser\/site\.ts$/,
}

export default defineConfig({
  site: site.url,
  outDir: `${output}/client`,
  // A build of its own for each output: two at once would take over each other's pages.
  cacheDir: `.cache/astro/${basename(output)}`,
  trailingSlash: 'ignore',
  // One page is rendered while others are written.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always', concurrency: 4 },
  // What stands in the page's HTML is compressed by the host; taking spaces out would glue words together.
  compressHTML: false,
  markdown: { processor: markdownProcessor, syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: pageDirectives(site),
      scriptDirective: { resources: scriptSources(site), hashes: [SPECULATION_RULES, ANNOUNCEMENT_SCRIPT].map(hashOf) },
      styleDirective: { resources: styleSources() },
    },
  },
  integrations: [
    brandStyles(),
    react(),
    {
      name: 'site',
      hooks: {
        'astro:config:setup': ({ addClientDirective, addWatchFile, injectScript }) => {
          // While developing, the server starts anew with what the file says then.
          addWatchFile(join(contentRoot, collections.site.path))
          addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' })
          injectScript('head-inline', THEME_SCRIPT)
        },
      },
    },
    editor(editorOptions(site)),
    finishSite(output, site),
  ],
  vite: {
    // In `node_modules` copies of the project that share it would overwrite each other's.
    cacheDir: '.cache/vite',
    // What is kept there changes while pages are looked at, and is no reason to load them again.
    server: { watch: { ignored: ['**/.cache/**', '**/build/**'] } },
    plugins: [tailwindcss(), messagesPlugin(), siteScriptPlugin()],
    define: buildConstants(site),
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // For `light-dark()`, which would otherwise be replaced by variables that follow the system alone.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // Nothing is known of a part before it is asked for, so there is nothing to preload.
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: [sharedByEveryPage] } } },
    },
  },
})
