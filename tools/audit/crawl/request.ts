import { USER_AGENT } from './robots.ts'

export type Answer = {
  /** 0 where there was no answer. */
  status: number
  /** Why there was no answer, as the rest of a sentence about the address. */
  failure?: string
  location?: string
  contentType: string
  robotsHeader: string
  /** Read for text and XML only. */
  body: string
}

const READABLE = /^(?:text\/|application\/(?:xml|xhtml\+xml|rss\+xml|atom\+xml))/

/**
 * Asks for one address; a redirect is an answer and is not followed.
 * @param timeout milliseconds for head and body together
 * @param wantsBody false leaves the body unread
 */
export async function request(
  address: string,
  { timeout, wantsBody = true }: { timeout: number; wantsBody?: boolean },
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'User-Agent': USER_AGENT },
      signal: AbortSignal.timeout(timeout),
    })
    const contentType = response.headers.get('content-type') ?? ''
    const reads = wantsBody && READABLE.test(contentType)
    const body = reads ? await response.text() : ''
    if (!reads) await response.body?.cancel()
    const location = response.headers.get('location')
    return {
      status: response.status,
      ...(location === null ? {} : { location }),
      contentType,
      robotsHeader: response.headers.get('x-robots-tag') ?? '',
      body,
    }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return {
      status: 0,
      failure: late ? `did not answer within ${timeout / 1000} s` : `could not be reached (${cause})`,
      contentType: '',
      robotsHeader: '',
      body: '',
    }
  }
}
