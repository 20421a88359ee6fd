import { parseArgs } from 'node:util'
import { launchTasks, summarize } from '../integrations/launch/launch-tasks.ts'
import { sendTest } from '../integrations/launch/send-test.ts'
import { formChannels, readSite } from '../integrations/settings.ts'
import { contentRoot, readContent } from '../src/content/loader.ts'

/**
 * Says what still stands between this folder and a site that may go public, a line a kind; with `--list`, each place.
 * Exits 0 where nothing does, else 1. With `--send`, it sends a test to the receivers of the forms and says what they answer.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean' }, send: { type: 'boolean' } } })

try {
  const site = readSite(contentRoot, process.env)
  if (values.send) {
    const { contact, newsletter } = formChannels(site)
    console.log(await sendTest('Contact form', contact, site.url))
    console.log(await sendTest('Newsletter', newsletter, site.url))
    process.exit()
  }
  const tasks = launchTasks(contentRoot, readContent(contentRoot), site, new Date())
  const lines = values.list ? tasks.map(({ sentence }) => sentence) : summarize(tasks)
  for (const line of lines) console.log(`- ${line}`)
  const count = tasks.length === 1 ? '1 thing is' : `${tasks.length} things are`
  console.log(
    tasks.length === 0
      ? 'This site may go public.'
      : `\n${count} left to do before this site may go public.${values.list ? '' : ' "npm run launch-check -- --list" names each.'}`,
  )
  process.exitCode = tasks.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
