import { calendar } from 'virtual:messages'
import { SCHEDULING_CDN } from '../../lib/third-parties.ts'

type Calendly = { initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void }
declare global {
  interface Window {
    Calendly?: Partial<Calendly>
  }
}

const SCRIPT = `${SCHEDULING_CDN}/assets/external/widget.js`
const STYLESHEET = `${SCHEDULING_CDN}/assets/external/widget.css`

/**
 * Puts the vendor's script and stylesheet into the page, once. What failed, or came without the widget in it, is asked
 * for again the next time.
 */
export function requestVendor(): HTMLScriptElement {
  if (!document.querySelector(`link[href="${STYLESHEET}"]`)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLESHEET })
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }
  const before = document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`)
  const isUseless = before?.dataset.loaded !== undefined && !window.Calendly?.initInlineWidget
  if (before && !isUseless) return before
  before?.remove()
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true })
  script.addEventListener('load', () => {
    script.dataset.loaded = ''
  })
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
}

/** The event's address as the widget wants it. */
export function widgetUrl(event: string, host: string): string {
  const url = new URL(event)
  url.searchParams.set('hide_event_type_details', '1')
  url.searchParams.set('hide_gdpr_banner', '1')
  url.searchParams.set('embed_domain', host)
  return url.href
}

/**
 * Lets the vendor put its iframe into a box.
 * @returns the iframe; `absent` while the vendor's script has not loaded; `broken`, with the box emptied, where it throws
 *   or draws nothing
 */
export function startWidget(box: HTMLElement, url: string): HTMLIFrameElement | 'absent' | 'broken' {
  if (!window.Calendly?.initInlineWidget) return 'absent'
  try {
    window.Calendly.initInlineWidget({ url, parentElement: box })
    const frame = box.querySelector('iframe')
    if (!frame) throw new Error('The vendor has put no iframe into the page.')
    frame.title ||= calendar.title
    return frame
  } catch (error) {
    console.warn('The booking calendar could not start.', error)
    box.replaceChildren()
    return 'broken'
  }
}
