import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildConstants } from './integrations/settings/build-constants.ts'
import { readSettings, SettingsError } from './integrations/settings/read.ts'
import { contentPlugin } from './scripts/content/content-plugin.ts'
import { prepareFonts } from './integrations/fonts.ts'

function settingsOrStop() {
  if (existsSync('.env')) loadEnvFile('.env')
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`The site cannot be built with these settings.\n${error.message}`)
    process.exit(1)
  }
}

/**
 * The router names its components for React's developer tools, and for the bundler a name is a use, as is the call that
 * makes a component. Without both it leaves out what the site does not use: links, forms, fetchers.
 */
const dropUnusedComponents: Plugin = {
  name: 'drop-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (React\$1\.(forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
  },
}

/** Routes, dialogs and chats are fetched on intent, and styles stand in the page: there is nothing to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Code that every page has stands in two files; all else is split by the pages that share it. */
const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  {
    name: 'site',
    test: /app\/(settings\.ts|root\.tsx|data\/navigation|ui\/(button|link)|lib\/(exclusive-details|follow-links|hydration|metadata|page-link|page-transitions|prefetch|print-details|revalidation|scroll|standing-in|storage|pictures\/names)|components\/(footer|home-link|logo|static-html|route-announcer)|features\/(dialogs|menu|releases|toasts)\/)/,
  },
]

export default defineConfig(async ({ isPreview }) => {
  const settings = settingsOrStop()
  await prepareFonts(import.meta.dirname)
  return {
    plugins: [contentPlugin(import.meta.dirname), tailwindcss(), dropUnusedComponents, plainImports, reactRouter()],
    define: buildConstants(settings),
    // Pages are rendered behind a preview server, whose watcher would read a folder anew for every page that comes into
    // it: minutes, for a thousand articles.
    ...(isPreview && { server: { watch: null } }),
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  }
})
