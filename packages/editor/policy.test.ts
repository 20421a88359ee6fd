import { expect, test } from 'vitest'
import { readSettings } from '../../integrations/settings/read.ts'
import { editorHeaders } from './policy.ts'

const settings = readSettings({
  CMS_REPOSITORY: 'https://github.com/you/site',
  CMS_AUTH_URL: 'https://sign-in.example',
})
const policy = editorHeaders(settings)['Content-Security-Policy'] ?? ''

test('the editor reaches its own files, the Git host and the sign-in service, and nothing else', () => {
  expect(policy.match(/https:[^ ;]+/g)?.filter((host, index, hosts) => hosts.indexOf(host) === index)).toEqual([
    'https://github.com',
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
    'https://www.githubstatus.com',
    'https://sign-in.example',
  ])
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/)
})
