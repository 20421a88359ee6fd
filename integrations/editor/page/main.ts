import CMS, { type CmsConfig } from '@sveltia/cms'
import { type CollectionName, collections, type Definition } from '../../../src/content/collections.ts'
import { formatOf } from '../config.ts'
import { check, type Fields, fromFile, toFile } from './entry.ts'
import { FolderHandle } from './folder.ts'
import { pasteTables } from './paste.ts'
import { previewOf } from './preview.ts'

type Told = { config: CmsConfig; local: boolean }
const { config, local }: Told = await (await fetch('/admin/config.json')).json()

for (const [name, definition] of Object.entries(collections) as [CollectionName, Definition][]) {
  CMS.registerCustomFormat(formatOf(name, definition), definition.prose ? 'md' : 'yaml', {
    fromFile: (text) => fromFile(name, text),
    toFile: (fields: Fields) => toFile(name, fields),
  })
  CMS.registerPreviewTemplate(name, previewOf(name))
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { data, path, collection } = entry.toJS() as unknown as { data: Fields; path: string; collection: string }
    const { problems } = await check({ name: collection as CollectionName, file: path, fields: data })
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
  Object.assign(window, { showDirectoryPicker: async () => new FolderHandle() })
  setTimeout(enter, 200)
}
await CMS.init({ config })
