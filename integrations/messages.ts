import { sep } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { contentRoot, readContent } from '../src/content/loader.ts'

const MODULE = 'virtual:messages'

/** Each message is an export of its own, so that a bundle drops those it does not use. */
const exportsOf = (group: object) =>
  Object.entries(group).map(([name, message]) => `export const ${name} = ${JSON.stringify(message)}`)

/** The words of `content/messages.yaml` for components: `virtual:messages` has an export for each group. */
export function messagesPlugin(): Plugin {
  const content = normalizePath(`${contentRoot}${sep}content/`)
  let messages: Record<string, object> | undefined
  return {
    name: 'messages',
    resolveId: { filter: { id: /^virtual:messages/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:messages/ },
      handler(id) {
        messages ??= readContent(contentRoot).messages[0]?.data ?? {}
        const group = id.split('/')[1]
        const lines = group
          ? exportsOf(messages[group] ?? {})
          : Object.keys(messages).map((name) => `export * as ${name} from '${MODULE}/${name}'`)
        return lines.join('\n')
      },
    },
    // Figures in them come from other files.
    hotUpdate({ file }) {
      if (!file.startsWith(content)) return
      messages = undefined
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${MODULE}`))
    },
  }
}
