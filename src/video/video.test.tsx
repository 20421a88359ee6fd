import { motion } from 'virtual:messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { settings } from '../lib/settings.ts'
import { Video } from './video.tsx'

const HOST = 'www.youtube-nocookie.com'
const { videos } = settings

afterEach(() => {
  settings.videos = videos
})

it('names the video host in one link and loads nothing from it', () => {
  settings.videos = [{ place: 'about', youtubeId: 'aqz-KE-bpKQ', title: 'A month of search work' }]
  const html = renderToStaticMarkup(<Video place="about" />)
  expect(html.split(HOST)).toHaveLength(2)
  expect(html).toContain(`<a href="https://${HOST}/embed/aqz-KE-bpKQ?rel=0"`)
  expect(html).not.toMatch(/<(iframe|link|img|script)/)
  expect(html).not.toContain(motion.exampleFilm)
  expect(renderToStaticMarkup(<Video place="seo-optimization" />)).toBe('')
})

it('marks a film that is not the owner’s', () => {
  settings.videos = [{ place: 'about', youtubeId: 'aqz-KE-bpKQ', title: 'Big Buck Bunny', sample: true }]
  expect(renderToStaticMarkup(<Video place="about" />)).toContain(motion.exampleFilm)
})
