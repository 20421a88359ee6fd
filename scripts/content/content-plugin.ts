import { join, sep } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'

type Check = typeof import('./check-content.ts')
const CHECK = '/scripts/content/check-content.ts'

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads the content as it is on disk now; undefined where nothing is wrong with it. */
async function problem(server: ViteDevServer): Promise<string | undefined> {
  try {
    const { checkContent } = (await server.ssrLoadModule(CHECK)) as Check
    checkContent()
    return undefined
  } catch (error) {
    return sentence(error)
  }
}

/**
 * After a save, the page is loaded again, or the browser shows what is wrong. The addresses of the site are settled
 * when the server starts, so it starts again for a new article and for one that goes.
 */
function followContent(server: ViteDevServer, folder: string): void {
  let said: string | undefined
  let addressesChanged = false
  let restarting = false
  const tell = async (whenGood: () => void) => {
    if (restarting) return
    const wrong = await problem(server)
    if (!wrong) whenGood()
    else {
      if (wrong !== said) server.config.logger.error(wrong)
      server.ws.send({ type: 'error', err: { message: wrong, stack: '' } })
    }
    said = wrong
  }
  server.watcher.add(folder)
  server.watcher.on('all', (event, file) => {
    if (!file.startsWith(folder + sep)) return
    addressesChanged ||= event === 'add' || event === 'unlink'
    void tell(() => {
      restarting = addressesChanged
      if (restarting) void server.restart()
      else server.ws.send({ type: 'full-reload' })
    })
  })
  server.ws.on('connection', () => void tell(() => {}))
}

/** Pictures are drawn by the build's last step; before there is a build, each is drawn when it is asked for. */
function servePictures(server: ViteDevServer): void {
  server.middlewares.use('/pictures', (request, response, next) => {
    const path = `/pictures${(request.url ?? '').replace(/\?.*/, '')}`
    server
      .ssrLoadModule(CHECK)
      .then((module) => {
        const picture = (module as Check).pictureAt(path)
        if (picture === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(picture)
      })
      .catch(next)
  })
}

/**
 * What editors write is checked before a build begins and after each save while `npm run dev` runs.
 * @param root of the project
 */
export function contentPlugin(root: string): Plugin {
  return {
    name: 'content',
    async config(_, { command }) {
      if (command !== 'build') return
      try {
        const { module } = await runnerImport<Check>(join(root, CHECK), { root, configFile: false, logLevel: 'silent' })
        module.checkContent()
        module.checkReplaced()
      } catch (error) {
        console.error(`The site cannot be built with this content.\n${sentence(error)}`)
        process.exit(1)
      }
    },
    configureServer(server) {
      followContent(server, join(root, 'content'))
      servePictures(server)
    },
  }
}
