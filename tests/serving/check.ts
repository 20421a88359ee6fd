import { expect } from 'vitest'
import { NO_SUCH_FILE } from '../../packages/hosting/rules.ts'
import type { Answer, Question } from './ask.ts'

export type ServerName = 'npm start' | 'nginx' | 'Caddy'
export type Expected = { status: number; is?: (answer: Answer) => void }

/** One question, and what every server has to answer; `but` is where one does otherwise. */
export type Check = { path: string; but?: Partial<Record<ServerName, Expected>> } & Question & Expected

export const PAGE_MISSING = 'Oops! Page not found'
export const ARTICLE_MISSING = 'Article Not Found'

export const isHtml = ({ headers }: Answer) => expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)

export const isPage = (path: string) => (answer: Answer) => {
  isHtml(answer)
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(answer.body)?.[1]
  expect(canonical?.replace(/^https:\/\/[^/]+/, '')).toBe(path)
}

export const isType = (type: RegExp) => (answer: Answer) => expect(answer.headers['content-type']).toMatch(type)

export const isKept = (value: string) => (answer: Answer) => expect(answer.headers['cache-control']).toBe(value)

export const leadsTo = (place: string) => (answer: Answer) => {
  expect(answer.headers.location).toBe(place)
  isKept('no-cache')(answer)
}

export const isNotFound = (heading: string) => (answer: Answer) => {
  isHtml(answer)
  expect(answer.body).toContain(`>${heading}</h1>`)
  isKept('no-cache')(answer)
}

export const isNoFile = (answer: Answer) => {
  isType(/^text\/plain/)(answer)
  expect(answer.body.trim()).toBe(NO_SUCH_FILE)
  isKept('no-cache')(answer)
}

export const isPacked = (encoding: string | undefined) => (answer: Answer) => {
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toMatch(/^accept-encoding$/i)
  expect(answer.body.length).toBeGreaterThan(100)
  if (encoding) expect(answer.bytes).toBeLessThan(answer.body.length)
  else expect(answer.bytes).toBe(Buffer.byteLength(answer.body))
}
