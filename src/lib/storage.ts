/** Small texts kept in the browser. */
export type SafeStorage = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

/** Wraps a browser storage so that it never throws: where storage is blocked, access does, and the site works without. */
function safeStorage(storage: () => Storage): SafeStorage {
  function attempt<T>(access: (storage: Storage) => T): T | null {
    try {
      return access(storage())
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  }
}

/** Lasts as long as the tab. */
export const tabStorage = safeStorage(() => sessionStorage)

/** Lasts until the visitor clears it. */
export const visitorStorage = safeStorage(() => localStorage)
