import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { type DialogName, openDialog } from './dialog-store.ts'
import { prepareDialog } from './dialog-views.ts'

/** Without JavaScript the button submits this form, which opens the booking page in a new tab. */
export const BOOKING_FORM_ID = 'book'

/** A button that opens one of the site's dialogs. */
export function DialogButton({
  dialog,
  look,
  children,
  className,
  onOpen,
}: {
  dialog: DialogName
  look?: ButtonLook
  children: ReactNode
  className?: string
  onOpen?: () => void
}) {
  return (
    <Button
      type="submit"
      form={BOOKING_FORM_ID}
      look={look}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={() => prepareDialog(dialog)}
      onFocus={() => prepareDialog(dialog)}
      onClick={(event) => {
        event.preventDefault()
        onOpen?.()
        openDialog(dialog, event.currentTarget)
      }}
    >
      {children}
    </Button>
  )
}
