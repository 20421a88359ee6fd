import { visitorStorage } from '../lib/storage.ts'
import { applyTheme, THEME_KEY } from '../lib/theme.ts'

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
