const TEST = String.raw`\.test\.tsx?$`
const SITE = '^(src|integrations|tools)/'
const AREAS = '^src/(?!(pages|layouts|blocks|islands|browser|ui|lib|data|content)/)[^/]+/'

/**
 * Directions within the site: pages → layouts → areas → blocks → ui, data → content, everything → lib. Types may be
 * imported against a direction only where a rule says so: they leave no code behind.
 */
const mayNotImport = (name, comment, from, to, except = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: to, ...except },
})
const code = { dependencyTypesNot: ['type-only'] }

export default {
  forbidden: [
    mayNotImport(
      'build-code-stays-out-of-the-browser',
      'What reaches a browser imports only browser, islands, ui and lib; the rest would be sent to visitors.',
      '^src/(browser|islands|ui|lib)/',
      '^(integrations|tools|packages)/|^src/(?!(browser|islands|ui|lib)/)',
      code,
    ),
    mayNotImport('lib-stands-alone', 'Pure subjects, shared by everything.', '^src/lib/', '^src/(?!lib/)', code),
    mayNotImport('ui-knows-no-area', 'Shared by areas and islands.', '^src/ui/', '^src/(?!(ui|lib)/)', code),
    mayNotImport('blocks-know-no-area', 'Parts of many pages.', '^src/blocks/', `${AREAS}|^src/(pages|layouts)/`, code),
    mayNotImport('areas-know-no-layout', 'A layout stands around an area.', AREAS, '^src/(pages|layouts)/', code),
    mayNotImport('layouts-know-no-page', 'A page chooses its layout.', '^src/layouts/', '^src/pages/', code),
    mayNotImport(
      'data-draws-nothing',
      'What pages read is made of content.',
      '^src/(data|content)/',
      `${AREAS}|^src/(pages|layouts|blocks|islands|browser|ui)/|^tools/`,
      code,
    ),
    mayNotImport(
      'site-knows-no-build-hook',
      'Integrations and tools use the site.',
      '^src/',
      '^(integrations|tools)/',
      code,
    ),
    mayNotImport('content-before-data', 'Content is read and checked first.', '^src/content/', '^src/data/', code),
    mayNotImport('packages-know-no-site', 'They could serve another site.', '^packages/', SITE),
    {
      name: 'packages-by-their-entry',
      comment: 'A package is used through the entries that its package.json exports.',
      severity: 'error',
      from: { path: '^(src|integrations|tools|packages/([^/]+))/' },
      to: { path: '^packages/([^/]+)/', pathNot: ['^packages/[^/]+/(index|node)\\.ts$', '^packages/$2/'] },
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
    includeOnly: '^(src|packages|integrations|tools)/',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
