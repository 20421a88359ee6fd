const TEST = String.raw`\.test\.tsx?$`
const BUILD_ONLY = String.raw`^(integrations|tools|src/content)/|\.server\.ts$`
/** What a browser may get: the rooms for it, and every React component. Pages and content are read at build. */
const REACHES_A_BROWSER = String.raw`^src/(browser|islands|ui|lib)/|^src/.*\.tsx$`
const AREAS_ISLANDS_SCRIPTS = String.raw`^src/(?!(lib|ui|content|settings)\b)`

/** Who may import whom. */
export default {
  forbidden: [
    {
      name: 'build-code-stays-out-of-the-browser',
      comment: 'Types may be imported; code that runs at build would be sent to visitors.',
      severity: 'error',
      from: { path: REACHES_A_BROWSER, pathNot: [TEST, String.raw`\.server\.ts$`] },
      to: { path: BUILD_ONLY, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-and-lib-know-no-area',
      comment: 'They are shared by the areas, by the islands and by the scripts, so they depend on none of them.',
      severity: 'error',
      from: { path: '^src/(ui|lib)/', pathNot: TEST },
      to: { path: AREAS_ISLANDS_SCRIPTS },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other can only be read together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(src|integrations|tools)/',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
