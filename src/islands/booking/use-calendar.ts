import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserSettings } from '../../lib/settings.ts'
import { requestVendor, startWidget, widgetUrl } from './vendor.ts'

/** Readiness is polled this often, and given up after this long. */
const POLL_MS = 50
const GIVE_UP_MS = 3000
/** The overlay stays this long after initialization, while the calendar draws itself in its iframe. */
const OVERLAY_AFTER_INIT_MS = 2000

/**
 * - `loading`: the vendor's script is on its way, or its calendar draws itself
 * - `failed`: it did not come in time, or broke; a script that comes later still takes over
 * - `ready`: the calendar can be used
 */
type CalendarState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; frame: HTMLIFrameElement }

/** Whether the dialog around an element is open. */
function useDialogOpen(inside: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const syncOpen = () => setOpen(dialog?.open ?? false)
    syncOpen()
    dialog?.addEventListener('toggle', syncOpen)
    return () => dialog?.removeEventListener('toggle', syncOpen)
  }, [inside])
  return isOpen
}

/**
 * Loads the vendor's calendar into a box when the dialog around it opens. A calendar that has begun stays when the dialog
 * closes, with what was chosen in it; one that did not come is tried anew at the next opening.
 * @param box an empty element that React leaves to the vendor
 */
export function useCalendar(box: RefObject<HTMLElement | null>): CalendarState {
  const [state, setState] = useState<CalendarState>({ status: 'loading' })
  const hasBegun = useRef(false)
  const isOpen = useDialogOpen(box)

  useEffect(() => {
    const place = box.current
    if (!isOpen || !place || hasBegun.current) return
    const script = requestVendor()
    let isLate = false
    setState({ status: 'loading' })

    const begin = () => {
      const frame = startWidget(place, widgetUrl(browserSettings.bookingUrl, location.host))
      if (frame === 'absent') return
      stop()
      if (frame === 'broken') return setState({ status: 'failed' })
      hasBegun.current = true
      const ready = () => setState({ status: 'ready', frame })
      setTimeout(ready, OVERLAY_AFTER_INIT_MS)
      // What stands in the place of a late calendar goes as soon as there is something to show.
      if (isLate) frame.addEventListener('load', ready)
    }
    const giveUp = () => {
      clearInterval(poll)
      isLate = true
      setState({ status: 'failed' })
    }
    const poll = setInterval(begin, POLL_MS)
    const limit = setTimeout(giveUp, GIVE_UP_MS)
    script.addEventListener('load', begin)
    const stop = () => {
      clearInterval(poll)
      clearTimeout(limit)
      script.removeEventListener('load', begin)
    }
    return stop
  }, [isOpen, box])

  return state
}
