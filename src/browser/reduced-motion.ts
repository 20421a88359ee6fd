const query = matchMedia('(prefers-reduced-motion: reduce)')

/** Tells now, and at every change, whether the visitor prefers little motion. */
export function followReducedMotion(tell: (reduced: boolean) => void): void {
  tell(query.matches)
  query.addEventListener('change', () => tell(query.matches))
}
