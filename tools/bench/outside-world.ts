/** The country that the geolocation service names. */
const ANSWER = JSON.stringify({ country_code: 'US' })
/** The site itself is served over http on this machine; everything else it may ask for is https. */
const OUTSIDE = 'https://*'

type Message = { id?: number; method?: string; params?: { requestId?: string }; error?: { message: string } }

/**
 * Plays third parties for a whole browser, so that a measurement needs no network and none of them has a part in it:
 * each request to another site is answered with a country. Speaks to the browser itself and not to its pages, which
 * whoever measures them has for themselves.
 * @param port of the browser's debugging protocol
 * @returns ends it
 */
export async function playOutsideWorld(port: number): Promise<() => void> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://localhost:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(webSocketDebuggerUrl)
  let id = 0
  const send = (method: string, params: object) => socket.send(JSON.stringify({ id: ++id, method, params }))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The browser does not listen.')))
    socket.addEventListener('open', () => send('Fetch.enable', { patterns: [{ urlPattern: OUTSIDE }] }))
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message
      if (message.error) reject(new Error(message.error.message))
      else if (message.id === 1) resolve()
      if (message.method !== 'Fetch.requestPaused') return
      send('Fetch.fulfillRequest', {
        requestId: message.params?.requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'Content-Type', value: 'application/json' },
          { name: 'Access-Control-Allow-Origin', value: '*' },
        ],
        body: Buffer.from(ANSWER).toString('base64'),
      })
    })
  })
  return () => socket.close()
}
