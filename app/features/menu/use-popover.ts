import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The state of a panel with the popover attribute. The browser opens it without JavaScript, closes it on Escape and on a press
 * elsewhere; this keeps React's view of it in step and closes it on every navigation.
 */
export function usePopover(): {
  panel: RefObject<HTMLDivElement | null>
  open: boolean
  show: () => void
  hide: () => void
} {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const sync = () => setOpen(element.matches(':popover-open'))
    sync()
    element.addEventListener('toggle', sync)
    return () => element.removeEventListener('toggle', sync)
  }, [])

  const show = () => {
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover()
    setOpen(true)
  }
  const hide = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
    setOpen(false)
  }

  // Every navigation has its own key, Home on Home included.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])

  return { panel, open, show, hide }
}
