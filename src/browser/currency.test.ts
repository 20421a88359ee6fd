import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import zones from '../lib/money/time-zones.json'

vi.mock('./first-paint.ts', () => ({ firstPaint: async () => {} }))

function storage(entries: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
}

const forbidden = new Proxy({} as Storage, {
  get() {
    throw new DOMException('forbidden', 'SecurityError')
  },
})

type Visit = { address?: string; chosen?: string; lookedUp?: string; answer?: () => Promise<Response>; zone?: string }

let visits = 0

/** A page of its own: another address of the module is another instance of it. */
async function open({ address = '/', chosen, lookedUp, answer, zone = 'UTC' }: Visit = {}) {
  const url = new URL(address, 'https://site.test')
  const lookup = vi.fn<typeof fetch>(answer ?? (async () => Response.json({ country_code: 'IN' })))
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    address.endsWith('time-zones.json') ? Response.json(zones) : lookup(address, options),
  )
  vi.stubGlobal('location', url)
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, next: URL) => (url.href = next.href) })
  vi.stubGlobal('localStorage', storage(chosen ? { currency: chosen } : {}))
  vi.stubGlobal('sessionStorage', storage(lookedUp ? { currency: lookedUp } : {}))
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ resolvedOptions: () => ({ timeZone: zone }) } as never)
  const pageEvents = new EventTarget()
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents))
  vi.stubGlobal('document', new EventTarget())
  visits += 1
  const store: typeof import('./currency.ts') = await import(/* @vite-ignore */ `./currency.ts?visit=${visits}`)
  store.startCurrency()
  return { ...store, url, lookup, pageEvents }
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what decides, in this order', () => {
  it.each<[string, Visit, string]>([
    ['the address', { address: '/?currency=EUR', chosen: 'JPY', lookedUp: 'GBP' }, 'EUR'],
    ['the choice, where the address names no currency of ours', { address: '/?currency=XYZ', chosen: 'JPY' }, 'JPY'],
    ['the choice', { chosen: 'JPY', lookedUp: 'GBP' }, 'JPY'],
    ['the lookup of this tab', { chosen: 'constructor', lookedUp: 'GBP' }, 'GBP'],
  ])('%s, without asking anybody', async (_, visit, code) => {
    const { currency, resolveCurrency, lookup } = await open(visit)
    expect(currency()).toBe(code)
    await resolveCurrency()
    expect([currency(), lookup.mock.calls.length]).toEqual([code, 0])
  })

  it('a lookup, made once and kept for the tab', async () => {
    const { currency, resolveCurrency, lookup } = await open()
    expect(currency()).toBeUndefined()
    await Promise.all([resolveCurrency(), resolveCurrency()])
    expect([currency(), lookup.mock.calls.length, sessionStorage.getItem('currency')]).toEqual(['INR', 1, 'INR'])
    expect(localStorage.getItem('currency')).toBeNull()
    expect(lookup.mock.calls[0]?.[1]).toMatchObject({ signal: expect.any(AbortSignal), credentials: 'omit' })
  })

  it.each([
    ['an error', async () => new Response('{"country_code":"GB"}', { status: 429 })],
    ['a page', async () => new Response('<title>GB</title>')],
    ['null', async () => new Response('null')],
    ['no code of a country', async () => Response.json({ country_code: 'in' })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the time zone where the lookup gives %s, which only the console says', async (_, answer) => {
    const { currency, resolveCurrency } = await open({ answer, zone: 'Asia/Calcutta' })
    await resolveCurrency()
    expect(currency()).toBe('INR')
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('timezone'), expect.any(Error))
  })

  it('the default where the zone says nothing', async () => {
    const { currency, resolveCurrency } = await open({
      answer: () => Promise.reject(new Error()),
      zone: 'Asia/Kathmandu',
    })
    await resolveCurrency()
    expect(currency()).toBe('USD')
  })
})

describe('a choice', () => {
  it('moves the page at once, is kept, and replaces the currency of the address', async () => {
    const { currency, chooseCurrency, subscribeToCurrency, url } = await open({
      address: '/packages?currency=EUR&budget=5#calculator',
    })
    const seen: unknown[] = []
    const end = subscribeToCurrency(() => seen.push(currency()))
    chooseCurrency('JPY')
    chooseCurrency('JPY')
    expect(seen).toEqual(['JPY'])
    expect(localStorage.getItem('currency')).toBe('JPY')
    expect(url.href).toBe('https://site.test/packages?currency=JPY&budget=5#calculator')
    end()
    chooseCurrency('GBP')
    expect(seen).toEqual(['JPY'])
  })

  it('counts also against a lookup that is under way', async () => {
    let answer = (_: Response) => {}
    const held = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { currency, chooseCurrency, resolveCurrency } = await open({ answer: () => held })
    const resolved = resolveCurrency()
    chooseCurrency('JPY')
    answer(Response.json({ country_code: 'IN' }))
    await resolved
    expect(currency()).toBe('JPY')
  })

  it.each(['storage', 'pageshow', 'prerenderingchange'])('made on another page arrives with %s', async (type) => {
    const { currency, pageEvents } = await open({ lookedUp: 'GBP' })
    localStorage.setItem('currency', 'JPY')
    for (const target of [pageEvents, document]) target.dispatchEvent(new Event(type))
    expect(currency()).toBe('JPY')
  })

  it('lasts as long as the page where the browser forbids storage', async () => {
    const { currency, chooseCurrency, pageEvents } = await open()
    vi.stubGlobal('localStorage', forbidden)
    chooseCurrency('JPY')
    pageEvents.dispatchEvent(new Event('pageshow'))
    expect(currency()).toBe('JPY')
  })
})
