import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ButtonLook } from '../ui/button.tsx'
import { DialogButton } from './dialog-button.tsx'

/** The schedule-demo action: the demo modal, or the consultation dialog on blog pages and the services test page. */
export function ScheduleButton({
  look,
  className,
  onOpen,
  children,
}: {
  look?: ButtonLook
  className?: string
  onOpen?: () => void
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const consultation = pathname === '/services/test' || pathname === '/blog' || pathname.startsWith('/blog/')
  return (
    <DialogButton dialog={consultation ? 'consultation' : 'demo'} look={look} className={className} onOpen={onOpen}>
      {children}
    </DialogButton>
  )
}
