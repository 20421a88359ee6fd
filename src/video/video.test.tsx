import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { settings } from '../lib/settings.ts'
import { Video } from './video.tsx'

const HOST = 'www.youtube-nocookie.com'

afterEach(() => {
  delete settings.videoIds.about
})

it('is nothing where the settings have no video for the place', () => {
  settings.videoIds.about = 'aqz-KE-bpKQ'
  expect(renderToStaticMarkup(<Video place="seo-optimization" title="A month of search work" />)).toBe('')
})

it('names the video host in one link and loads nothing from it', () => {
  settings.videoIds.about = 'aqz-KE-bpKQ'
  const html = renderToStaticMarkup(<Video place="about" title="A month of search work" />)
  expect(html.split(HOST)).toHaveLength(2)
  expect(html).toContain(`<a href="https://${HOST}/embed/aqz-KE-bpKQ?rel=0"`)
  expect(html).not.toMatch(/<(iframe|link|img|script)/)
})
