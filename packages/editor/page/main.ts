import type { Definition } from '@packages/content-files'
import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { type CollectionName, collections } from '../../../src/content/collections.ts'
import { drawing, drawingField, formatOf } from '../config.ts'
import { PICTURE, writePicture } from '../write-entry.ts'
import { collectionOf, type Fields, heldIn } from './around.ts'
import { fromFile, toFile } from './entry.ts'
import { offerFolder } from './folder.ts'
import { pasteTables } from './paste.ts'
import { previewOf, verdictOn } from './preview.ts'

type Told = { config: CmsConfig; local: boolean }
const { config, local }: Told = await (await fetch('/admin/config.json')).json()

for (const [name, definition] of Object.entries(collections) as [CollectionName, Definition][]) {
  CMS.registerCustomFormat(formatOf(name, definition), definition.markdown ? 'md' : 'yaml', {
    fromFile: (text) => fromFile(name, text),
    toFile: (fields: Fields) => toFile(name, fields),
  })
  CMS.registerPreviewTemplate(name, previewOf(name))
}

CMS.registerEditorComponent({
  id: 'picture',
  label: 'Drawn picture',
  icon: 'bar_chart',
  collapsed: true,
  fields: [drawingField],
  pattern: PICTURE,
  fromBlock: ([, yaml = '']) => ({ drawing: parse(yaml) }),
  toBlock: ({ drawing: drawn }) => writePicture(drawn, drawing),
  toPreview: () => '',
})

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { path = '', fields } = heldIn(entry)
    const name = collectionOf(path)
    const { problems } = name ? await verdictOn({ name, file: path, fields }) : { problems: [] }
    // The editor shows the cause of an error of this name, and keeps what was typed.
    if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) })
  },
})

/**
 * On one's own machine nobody has to sign in: the way in, the first button there, is pressed once the editor has looked
 * whether somebody is.
 */
function enter() {
  const button = document.querySelector('button')
  if (button) button.click()
  else setTimeout(enter, 100)
}

pasteTables(document)
if (local) {
  offerFolder()
  setTimeout(enter, 200)
}
await CMS.init({ config })
