import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from '../ui/use-prefers-reduced-motion.ts'
import { nextTyped, wholeFirstWord } from './typed-words.ts'

/**
 * Types the words one after the other while the element is in view and the visitor has not paused it. Still for
 * visitors who prefer reduced motion. Starts from the whole first word, which the page's HTML holds.
 */
export function useTypedWords(words: readonly string[]): {
  place: RefObject<HTMLHeadingElement | null>
  text: string
  moving: boolean
  paused: boolean
  setPaused: (paused: boolean) => void
} {
  const place = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState(() => wholeFirstWord(words))
  const [paused, setPaused] = useState(false)
  const [inView, setInView] = useState(false)
  const still = usePrefersReducedMotion()

  useEffect(() => {
    if (!place.current) return
    let intersecting = false
    const look = () => setInView(intersecting && !document.hidden)
    const observer = new IntersectionObserver(([entry]) => {
      intersecting = entry?.isIntersecting ?? false
      look()
    })
    document.addEventListener('visibilitychange', look)
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const moving = inView && !paused && !still
  useEffect(() => {
    if (!moving) return
    const next = nextTyped(state, words)
    const timer = setTimeout(() => setState(next.state), next.after)
    return () => clearTimeout(timer)
  }, [moving, state, words])

  const shown = still ? wholeFirstWord(words) : state
  return { place, text: words[shown.word]?.slice(0, shown.length) ?? '', moving, paused, setPaused }
}
