import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { SCROLL_AFTER_NAVIGATION_MS, scrollToSection } from '../lib/scroll.ts'

/** A link to the home page that then scrolls smoothly to its first section, also when the visitor is there already. */
export function HomeLink({ onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'>) {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href="/"
      onClick={(event) => {
        onClick?.(event)
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        const here = location.pathname === '/'
        const arrived = here ? Promise.resolve() : navigate('/', { viewTransition: true })
        void Promise.resolve(arrived).then(() => setTimeout(() => scrollToSection('home'), SCROLL_AFTER_NAVIGATION_MS))
      }}
    />
  )
}
