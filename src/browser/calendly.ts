import { SCHEDULING_CDN } from '../lib/third-parties.ts'

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

/**
 * Puts the vendor's script and stylesheet into the page, once. What failed, or came without the widget in it, is asked
 * for again the next time.
 */
function requestVendor(): HTMLScriptElement {
  if (!document.querySelector(`link[href="${STYLESHEET}"]`)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = STYLESHEET
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }
  const before = document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`)
  const useless = before?.dataset.loaded !== undefined && !window.Calendly?.initInlineWidget
  if (before && !useless) return before
  before?.remove()
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  script.addEventListener('load', () => {
    script.dataset.loaded = ''
  })
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
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

/** Lets the vendor fill the box. Where its code throws, the box is empty again. */
function start(box: HTMLElement, url: string): 'absent' | 'started' | 'broken' {
  if (!window.Calendly?.initInlineWidget) return 'absent'
  try {
    window.Calendly.initInlineWidget({ url, parentElement: box })
  } catch (error) {
    console.warn('The booking calendar could not start.', error)
    box.replaceChildren()
    return 'broken'
  }
  const frame = box.querySelector('iframe')
  if (frame && !frame.title) frame.title = 'Booking calendar'
  return 'started'
}

/**
 * Loads the booking widget into a box.
 * @param box an empty element; the vendor puts one iframe into it
 * @param on told that the calendar is ready, or that it has been given up; a script that comes after that still
 *   takes over and reports ready
 * @returns stops everything that is still running, and empties the box
 */
export function mountWidget(box: HTMLElement, url: string, on: { ready: () => void; failed: () => void }): () => void {
  const script = requestVendor()
  let overlay: ReturnType<typeof setTimeout> | undefined

  const giveUp = () => {
    clearInterval(poll)
    clearTimeout(limit)
    script.addEventListener('load', comeLate)
    on.failed()
  }
  const look = () => {
    const outcome = start(box, url)
    if (outcome === 'absent') return
    if (outcome === 'broken') return giveUp()
    clearInterval(poll)
    clearTimeout(limit)
    overlay = setTimeout(on.ready, OVERLAY_AFTER_INIT_MS)
  }
  /** What stands in the calendar's place stays until the calendar has something to show. */
  const comeLate = () => {
    if (start(box, url) !== 'started') return
    overlay = setTimeout(on.ready, OVERLAY_AFTER_INIT_MS)
    box.querySelector('iframe')?.addEventListener('load', on.ready)
  }
  const poll = setInterval(look, POLL_MS)
  const limit = setTimeout(giveUp, GIVE_UP_MS)

  return () => {
    clearInterval(poll)
    clearTimeout(limit)
    clearTimeout(overlay)
    script.removeEventListener('load', comeLate)
    box.replaceChildren()
  }
}
