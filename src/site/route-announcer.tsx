import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The element that holds the page; the skip link and every navigation lead to its start. */
export const CONTENT_ID = 'content'

/** After a client-side navigation: says the new page's title and puts the focus at its start, as a page load would. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const target = (hash && document.getElementById(hash.slice(1))) || document.getElementById(CONTENT_ID)
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
