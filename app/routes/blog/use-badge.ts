import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/**
 * The badge over an article: the category of the address, else 'Featured'. A host may serve `/blog/{id}` for any
 * category, so the address has its say after hydration.
 * @param built the category the page was built for
 */
export function useBadge(built: string | null): string {
  const { category } = useParams()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (hydrated ? category : built) ?? 'Featured'
}
