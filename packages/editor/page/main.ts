import { site } from 'virtual:edited-site'
import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { formatOf } from '../config.ts'
import { blockPattern, readFields, writeBlock, writeEntry } from '../entry-text.ts'
import { fieldFor } from '../field-for.ts'
import { jsonSchema } from '../json-schema.ts'
import { API } from '../options.ts'
import { draftOf, review } from './draft.ts'
import { pastePlainTables } from './paste.ts'
import { previewOf } from './preview.ts'
import { refusal, signIn } from './undocumented.ts'

type Config = { cms: CmsConfig; local: boolean }
const { cms, local }: Config = JSON.parse(document.getElementById('config')?.textContent ?? '')

for (const [name, definition] of Object.entries(site.collections)) {
  CMS.registerCustomFormat(formatOf(name, definition), definition.markdown ? 'md' : 'yaml', {
    fromFile: (text) => readFields(definition, text),
    toFile: (fields) => writeEntry(definition, fields, site.blocks ?? {}),
  })
  CMS.registerPreviewTemplate(name, previewOf(name))
}

for (const [id, block] of Object.entries(site.blocks ?? {}))
  CMS.registerEditorComponent({
    id,
    label: block.label,
    icon: block.icon,
    collapsed: true,
    fields: [fieldFor('value', { ...jsonSchema(block.schema), title: block.label }, true)],
    pattern: blockPattern(id),
    fromBlock: ([, yaml = '']) => ({ value: parse(yaml) }),
    toBlock: ({ value }) => writeBlock(id, block, value),
    toPreview: () => '',
  })

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const draft = draftOf(entry)
    const { problems } = draft ? await review(draft) : { problems: [] }
    if (problems.length > 0) throw refusal(problems)
  },
})

document.addEventListener('paste', pastePlainTables, { capture: true })
if (local) {
  Object.assign(cms.backend, { api_root: location.origin + API })
  signIn()
}
/** Sveltia brings its fonts. Its styles name them on another host besides, which the policy would refuse. */
function removeRemoteFonts(): void {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index]
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('https:')) sheet.deleteRule(index)
    }
}
new MutationObserver(removeRemoteFonts).observe(document.head, { childList: true })
await CMS.init({ config: cms })
