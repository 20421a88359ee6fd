/** What a visitor can choose. */
export const THEMES = ['system', 'light', 'dark'] as const
/** Where the choice is stored, in `localStorage`. */
export const THEME_KEY = 'theme'

/**
 * Shows the page in a chosen theme; all else, also null, is the system's. It runs by itself as an inline script too, so it
 * refers to nothing outside of it.
 */
export function applyTheme(theme: string | null): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : ''
  document.documentElement.style.colorScheme = chosen
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    meta.media = chosen ? (chosen === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`
  }
}

/** Inline script of every page: the stored choice holds before the first paint. Storage that is forbidden throws. */
export const THEME_SCRIPT = `try{(${applyTheme})(localStorage.getItem('${THEME_KEY}'))}catch{}`
