import { visitorStorage } from '../lib/storage.ts'

/** What a visitor can choose. */
export const THEMES = ['system', 'light', 'dark'] as const
/** Where the choice is stored, in `localStorage`. */
const THEME_KEY = 'theme'

/**
 * Shows the page in a chosen theme; all else, also null, is the system's. It runs by itself as an inline script too, so it
 * refers to nothing outside of it.
 */
function applyTheme(theme: string | null): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : ''
  document.documentElement.style.colorScheme = chosen
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    meta.media = chosen ? (chosen === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`
  }
}

function show(theme: string | null) {
  applyTheme(theme)
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[data-theme]'))
    radio.checked = radio.value === (theme ?? 'system')
}

/** Lets the switches of the page choose its theme. */
export function startTheme(): void {
  const showStored = () => show(visitorStorage.get(THEME_KEY))
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches('[data-theme]'))) return
    visitorStorage.set(THEME_KEY, target.value)
    show(target.value)
  })
  showStored()
  // Chosen on another page meanwhile, seen from an open one or by Back.
  addEventListener('storage', showStored)
  addEventListener('pageshow', ({ persisted }) => persisted && showStored())
}

/** Inline script of every page: the stored choice holds before the first paint. Storage that is forbidden throws. */
export const THEME_SCRIPT = `try{(${applyTheme})(localStorage.getItem('${THEME_KEY}'))}catch{}`
