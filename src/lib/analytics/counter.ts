import { rawSettings } from '../settings.ts'
import { providerOf } from './provider.ts'

/** What the providers' scripts leave in the window. */
type Providers = {
  plausible?: (event: string) => void
  umami?: { track: (event: string) => void }
  goatcounter?: { count: (what: { path: string; title?: string; event?: boolean }) => void }
}
const providers = () => window as Window & Providers

/** So much is remembered until the script is there; where it is blocked, that is the end of it. */
const MOST_PENDING = 20
const IDLE_AT_THE_LATEST = 3000

let started = false
let ready = false
let pending: (() => void)[] = []

function whenReady(call: () => void) {
  if (ready) call()
  else if (pending.length < MOST_PENDING) pending.push(call)
}

export function countEvent(event: string): void {
  whenReady(() => {
    const { plausible, umami, goatcounter } = providers()
    if (rawSettings.ANALYTICS_PROVIDER === 'plausible') plausible?.(event)
    else if (rawSettings.ANALYTICS_PROVIDER === 'umami') umami?.track(event)
    else goatcounter?.count({ path: event.replaceAll(' ', '-'), title: event, event: true })
  })
}

function addScript() {
  const provider = providerOf(rawSettings)
  if (!provider) return
  const script = document.createElement('script')
  script.async = true
  script.src = provider.script
  for (const [name, value] of Object.entries(provider.attributes)) script.setAttribute(name, value)
  script.onload = () => {
    ready = true
    for (const call of pending) call()
    pending = []
  }
  document.head.append(script)
}

/** Adds the provider's script once the page has loaded and the browser is idle: counting never costs a visitor time. */
export function startCounting(onClick: (target: Element) => void): void {
  if (started) return
  started = true
  for (const press of ['click', 'auxclick'])
    addEventListener(press, ({ target }) => target instanceof Element && onClick(target), true)
  const late = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(addScript, { timeout: IDLE_AT_THE_LATEST })
    else setTimeout(addScript, 1)
  }
  if (document.readyState === 'complete') late()
  else addEventListener('load', late, { once: true })
}
