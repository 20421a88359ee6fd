import { settings } from '../lib/settings.ts'
import { mountWidget, widgetUrl } from './calendly.ts'
import { showOwnHours } from './hours.ts'

/**
 * Fills the demo dialog with the vendor's calendar. The dialog's `data-calendar` says how far it is: nothing while it
 * loads, `ready` or `failed`; the styles show what belongs to each.
 * @returns takes the calendar away again
 */
export function showCalendar(dialog: HTMLDialogElement): () => void {
  showOwnHours(dialog)
  const box = dialog.querySelector<HTMLElement>('[data-calendar-box]')
  if (!box) return () => {}
  return mountWidget(box, widgetUrl(settings.schedulingUrl, location.host), {
    ready: () => {
      const lostFocus = dialog.querySelector('[data-calendar-failed]')?.contains(document.activeElement)
      dialog.dataset.calendar = 'ready'
      // Where the calendar takes the place of a link that has the focus, the focus goes on into the calendar.
      if (lostFocus) box.querySelector('iframe')?.focus({ preventScroll: true })
    },
    failed: () => {
      dialog.dataset.calendar = 'failed'
    },
  })
}
