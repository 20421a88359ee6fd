/** What is counted beside page views. */
export type AnalyticsEvent = 'demo opened' | 'contact sent' | 'newsletter' | 'chat opened' | 'whatsapp clicked'

/** The globals that the providers' scripts define. */
type ProviderGlobals = {
  plausible?: (event: string) => void
  umami?: { track: (event: string) => void }
  goatcounter?: { count: (what: { path: string; title?: string; event?: boolean }) => void }
}

/** Events before the provider's script has loaded are queued, at most this many; a blocked script never takes them. */
const MAX_QUEUED_EVENTS = 20
/** The script is requested when the browser is idle, after this long at the latest. */
const IDLE_TIMEOUT_MS = 3000

let loaded = false
const queue: AnalyticsEvent[] = []

function send(event: AnalyticsEvent) {
  const { plausible, umami, goatcounter } = window as Window & ProviderGlobals
  if (__ANALYTICS__?.name === 'plausible') plausible?.(event)
  else if (__ANALYTICS__?.name === 'umami') umami?.track(event)
  else goatcounter?.count({ path: event.replaceAll(' ', '-'), title: event, event: true })
}

function loadProvider() {
  if (!__ANALYTICS__) return
  const script = document.createElement('script')
  script.async = true
  script.src = __ANALYTICS__.script
  for (const [name, value] of Object.entries(__ANALYTICS__.attributes)) script.setAttribute(name, value)
  script.onload = () => {
    loaded = true
    for (const event of queue.splice(0)) send(event)
  }
  document.head.append(script)
}

/** Counts an event with the configured provider; without one the call is compiled away. */
export function track(event: AnalyticsEvent): void {
  if (!__COUNTS_VISITS__) return
  if (loaded) send(event)
  else if (queue.length < MAX_QUEUED_EVENTS) queue.push(event)
}

/**
 * Loads the provider's script once the page has loaded and the browser is idle, and counts presses of WhatsApp links,
 * wherever they are. Page views are counted by the provider's script itself.
 */
export function startAnalytics(): void {
  if (!__COUNTS_VISITS__) return
  for (const press of ['click', 'auxclick'])
    addEventListener(
      press,
      ({ target }) => {
        if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) track('whatsapp clicked')
      },
      true,
    )
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadProvider, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(loadProvider, 1)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
