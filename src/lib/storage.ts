/** Keeps small texts for as long as the tab lives. */
export type TabStorage = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

/** `sessionStorage`, or silence: a browser that forbids storage throws on access, and the site works without. */
export const tabStorage: TabStorage = {
  get(key) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Forbidden or full: what would have been kept is asked for again.
    }
  },
  remove(key) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
}
