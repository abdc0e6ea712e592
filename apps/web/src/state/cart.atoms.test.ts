import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCart, type Cart } from '@flower-market/flower-domain'
import { cartAtom, loadCartAtom, replaceCartAtom, setQuantityAtom } from './cart.atoms.ts'

const date = '2026-11-23'
/** What the browser has stored. */
let stored: Map<string, string>

/** A tab's view of the storage: its writes are seen by others, theirs by it only when `hear` says so. */
function openTab() {
  const seen = new Map(stored)
  const listeners: ((event: { key: string; newValue: string | null }) => void)[] = []
  const activate = (): void => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => seen.get(key) ?? null,
      setItem: (key: string, value: string) => {
        seen.set(key, value)
        stored.set(key, value)
      },
      removeItem: (key: string) => {
        seen.delete(key)
        stored.delete(key)
      },
    })
    vi.stubGlobal('addEventListener', (_name: string, listen: (typeof listeners)[number]) =>
      listeners.push(listen),
    )
  }
  activate()
  const store = createStore()
  store.set(loadCartAtom)
  store.sub(cartAtom, () => {})
  return {
    set: (code: string, quantity: number) => {
      activate()
      store.set(setQuantityAtom, { date, code, price: 100, quantity })
    },
    replace: (cart: Cart) => {
      activate()
      store.set(replaceCartAtom, cart)
    },
    /** The other tab's writes arrive: first in what can be read, then as an event. */
    hear: () => {
      activate()
      for (const [key, value] of stored) seen.set(key, value)
      for (const listen of listeners) listen({ key: 'cart', newValue: stored.get('cart') ?? null })
    },
    shown: () => linesOf(store.get(cartAtom)),
  }
}

function linesOf(cart: Cart): Record<string, number> {
  return Object.fromEntries((cart[date] ?? []).map(({ code, quantity }) => [code, quantity]))
}

function storedLines(): Record<string, number> {
  const parsed = parseCart(stored.get('cart') ?? null)
  return parsed.ok ? linesOf(parsed.cart) : {}
}

beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('two tabs that change different lines before they hear of each other lose neither', () => {
  const [one, other] = [openTab(), openTab()]
  one.set('a', 25)
  other.set('b', 10)
  one.hear()
  other.hear()
  expect(storedLines()).toEqual({ a: 25, b: 10 })
  expect([one.shown(), other.shown()]).toEqual([
    { a: 25, b: 10 },
    { a: 25, b: 10 },
  ])
})

test('of two changes of one line the later one counts, and the tabs come to rest', () => {
  const [one, other] = [openTab(), openTab()]
  one.set('a', 25)
  vi.advanceTimersByTime(10)
  other.set('a', 50)
  for (let round = 0; round < 3; round += 1) for (const tab of [one, other]) tab.hear()
  expect(storedLines()).toEqual({ a: 50 })
  expect(one.shown()).toEqual(other.shown())
})

test('a line that another tab removed later stays removed', () => {
  const [one, other] = [openTab(), openTab()]
  one.set('a', 25)
  other.hear()
  vi.advanceTimersByTime(500)
  other.set('a', 0)
  one.hear()
  expect([storedLines(), one.shown()]).toEqual([{}, {}])
})

test('fixes of the whole cart keep what another tab has added meanwhile', () => {
  const [one, other] = [openTab(), openTab()]
  one.set('a', 25)
  other.hear()
  other.set('b', 10)
  for (const [key, value] of stored) globalThis.localStorage.setItem(key, value)
  one.replace({ [date]: [{ code: 'a', price: 110, quantity: 25 }] })
  one.hear()
  other.hear()
  expect(storedLines()).toEqual({ a: 25, b: 10 })
})

test('where storage is full the cart lives on in memory', () => {
  const tab = openTab()
  tab.set('a', 25)
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const set = globalThis.localStorage.setItem
  globalThis.localStorage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  const store = createStore()
  store.set(loadCartAtom)
  store.set(setQuantityAtom, { date, code: 'b', price: 100, quantity: 5 })
  store.set(setQuantityAtom, { date, code: 'c', price: 100, quantity: 5 })
  expect(linesOf(store.get(cartAtom))).toEqual({ a: 25, b: 5, c: 5 })
  expect(reported.length).toBeGreaterThan(0)
  globalThis.localStorage.setItem = set
})
