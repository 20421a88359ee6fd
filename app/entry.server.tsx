import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { finishDocument } from './lib/document.ts'

/**
 * Renders one page at build. Waits until everything is ready and hands out one finished string: pages are files here,
 * so there is nothing to stream, and a finished document is the place where preloads go and the policy comes in.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const html = Buffer.concat(chunks).toString('utf8')
        resolve(new Response(import.meta.env.DEV ? html : finishDocument(html), { headers, status }))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}

/** Says why a page could not be rendered; content and data errors are written for the person who edits them. */
export function handleError(error: unknown): void {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
}
