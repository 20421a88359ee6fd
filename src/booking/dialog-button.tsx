import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '../ui/button.tsx'

/** The site's dialogs, by the id of their element. */
export type DialogName = 'demo' | 'consultation'

/** Without JavaScript the button submits this form, which opens the booking page in a new tab. */
export const BOOKING_FORM_ID = 'book'

/** A button that opens one of the site's dialogs. */
export function DialogButton({
  dialog,
  variant,
  children,
  className,
}: {
  dialog: DialogName
  variant?: ButtonVariant
  children: ReactNode
  className?: string
}) {
  return (
    <Button
      type="submit"
      form={BOOKING_FORM_ID}
      variant={variant}
      className={className}
      aria-haspopup="dialog"
      data-dialog={dialog}
    >
      {children}
    </Button>
  )
}

/** What Schedule opens on a page: the consultation on blog pages and the services test page, the demo elsewhere. */
export function scheduleDialog(path: string): DialogName {
  return path === '/services/test' || path === '/blog' || path.startsWith('/blog/') ? 'consultation' : 'demo'
}
