import { useEffect } from 'react'

/** Safari refuses more than a hundred changes of the address in ten seconds, which a held key exceeds. */
const REST_MS = 300

/**
 * Keeps parameters of the address in step with what a visitor enters, once typing rests. Reload and Back find them there;
 * no history entry is added.
 * @param parameters an empty value removes its parameter; undefined leaves the address alone
 * @param hash the part of the page that they belong to
 */
export function useAddress(parameters: Record<string, string> | undefined, hash?: string): void {
  const wanted = JSON.stringify(parameters)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      for (const [name, value] of Object.entries<string>(JSON.parse(wanted)))
        if (value) address.searchParams.set(name, value)
        else address.searchParams.delete(name)
      if (hash) address.hash = hash
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [wanted, hash])
}
