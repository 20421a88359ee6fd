import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { hasPopover, hidePanel, isShown, showPanel } from './popover.ts'

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
    const sync = () => setOpen(isShown(element))
    sync()
    element.addEventListener('toggle', sync)
    return () => element.removeEventListener('toggle', sync)
  }, [])

  const show = () => {
    showPanel(panel.current)
    setOpen(true)
  }
  const hide = () => {
    hidePanel(panel.current)
    setOpen(false)
  }

  // Every navigation has its own key, Home on Home included. The first one is no navigation: a panel that was opened
  // before React came stays open.
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    hidePanel(panel.current)
    if (!hasPopover) setOpen(false)
  }, [key])

  useEffect(() => {
    if (hasPopover || !open) return
    const close = () => {
      hidePanel(panel.current)
      setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      document.querySelector<HTMLElement>(`[popovertarget="${panel.current?.id}"]`)?.focus()
    }
    const onPress = ({ target }: Event) => {
      const button = `[popovertarget="${panel.current?.id}"]`
      const inside = target instanceof Element && (panel.current?.contains(target) || target.closest(button))
      if (!inside) close()
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return { panel, open, show, hide }
}
