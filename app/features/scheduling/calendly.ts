import { SCHEDULING_CDN } from '../../lib/third-parties.ts'

type Calendly = { initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void }
declare global {
  interface Window {
    Calendly?: Partial<Calendly>
  }
}

/** Readiness is polled this often, and given up after this long. */
export const POLL_MS = 50
export const GIVE_UP_MS = 3000
/** The overlay stays this long after initialisation, while the calendar draws itself in its iframe. */
export const OVERLAY_AFTER_INIT_MS = 2000

const SCRIPT = `${SCHEDULING_CDN}/assets/external/widget.js`
const STYLESHEET = `${SCHEDULING_CDN}/assets/external/widget.css`

/** Puts the vendor's script and stylesheet into the page, once; a script that failed is asked for again next time. */
function requestVendor(): void {
  if (!document.querySelector(`link[href="${STYLESHEET}"]`)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = STYLESHEET
    document.head.append(link)
  }
  if (!document.querySelector(`script[src="${SCRIPT}"]`)) {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('error', () => script.remove())
    document.head.append(script)
  }
}

/**
 * The event's address as the widget wants it.
 * @param event the scheduling address of the settings
 * @param host where the widget is embedded
 */
export function widgetUrl(event: string, host: string): string {
  const url = new URL(event)
  url.searchParams.set('hide_event_type_details', '1')
  url.searchParams.set('hide_gdpr_banner', '1')
  url.searchParams.set('embed_domain', host)
  return url.href
}

/**
 * Loads the booking widget into a box.
 * @param box an empty element; the vendor puts one iframe into it
 * @param on told that the calendar is ready, or that it has been given up; a script that comes after that still
 *   takes over and reports ready
 * @returns stops everything that is still running
 */
export function mountWidget(box: HTMLElement, url: string, on: { ready: () => void; failed: () => void }): () => void {
  requestVendor()
  let overlay: ReturnType<typeof setTimeout> | undefined
  let waited = 0

  const begin = () => {
    const start = window.Calendly?.initInlineWidget
    if (!start || box.firstChild) return false
    try {
      start({ url, parentElement: box })
    } catch (error) {
      console.warn('The booking calendar could not start.', error)
      return false
    }
    const frame = box.querySelector('iframe')
    if (frame && !frame.title) frame.title = 'Booking calendar'
    return true
  }
  const poll = setInterval(() => {
    waited += POLL_MS
    if (begin()) {
      clearInterval(poll)
      overlay = setTimeout(on.ready, OVERLAY_AFTER_INIT_MS)
    } else if (waited >= GIVE_UP_MS) {
      clearInterval(poll)
      on.failed()
    }
  }, POLL_MS)

  const late = () => {
    if (waited >= GIVE_UP_MS && begin()) on.ready()
  }
  const script = document.querySelector(`script[src="${SCRIPT}"]`)
  script?.addEventListener('load', late)

  return () => {
    clearInterval(poll)
    clearTimeout(overlay)
    script?.removeEventListener('load', late)
    box.replaceChildren()
  }
}
