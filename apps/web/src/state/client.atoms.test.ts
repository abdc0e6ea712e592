import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boris, sessionOf, vera } from '@flower-market/api-client/msw'
import type { ApiClient } from '@flower-market/api-client'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { cartAtom, loadCartAtom, removeLinesAtom, setQuantityAtom } from './cart.atoms.ts'
import { syncCartAtom } from './cart-sync.ts'
import { chooseClientAtom, clientAtom, endClientAtom, loadClientAtom, perBuyerAtom } from './client.atoms.ts'

const date = '2026-11-23'
const client = { _id: 'client-1', name: 'Пётр Лозин', company: 'Лавка', city: 'Казань', region: 'kazan' }
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page as it begins, of a broker unless somebody else is named. */
function openPage(person = boris) {
  const store = createStore()
  store.set(sessionAtom, sessionOf(person))
  store.set(loadCartAtom)
  store.set(loadClientAtom)
  return store
}

function codesOf(store: ReturnType<typeof createStore>): string[] {
  return (store.get(cartAtom)[date] ?? []).map(({ code }) => code)
}

function put(store: ReturnType<typeof createStore>, code: string): void {
  store.set(setQuantityAtom, { date, code, price: 100, quantity: 25 })
}

test('each client has a cart of their own, which a reload keeps and the end leaves where it is', () => {
  const store = openPage()
  put(store, 'own')
  store.set(chooseClientAtom, client)
  expect(codesOf(store)).toEqual([])
  put(store, 'for-client')
  const reloaded = openPage()
  expect(reloaded.get(clientAtom)).toEqual(client)
  expect(codesOf(reloaded)).toEqual(['for-client'])
  reloaded.set(endClientAtom)
  expect(codesOf(reloaded)).toEqual(['own'])
  reloaded.set(chooseClientAtom, client)
  expect(codesOf(reloaded)).toEqual(['for-client'])
})

test('the choice of another broker, and of whoever is no broker, is nobody', () => {
  openPage().set(chooseClientAtom, client)
  expect(openPage({ ...boris, _id: 'another-broker' }).get(clientAtom)).toBeNull()
  expect(openPage({ ...vera, _id: boris._id }).get(clientAtom)).toBeNull()
})

test('what is no choice is read as none', () => {
  for (const text of ['{', 'null', '{"brokerId":1}', JSON.stringify({ brokerId: boris._id, client: {} })]) {
    stored.set('ordering-for', text)
    expect(openPage().get(clientAtom)).toBeNull()
  }
})

test('lines of an order go from the cart that they were ordered from, whatever is shown by then', () => {
  const store = openPage()
  put(store, 'a')
  store.set(chooseClientAtom, client)
  put(store, 'a')
  store.set(endClientAtom)
  store.set(removeLinesAtom, { date, codes: ['a'] }, client._id)
  expect(codesOf(store)).toEqual(['a'])
  store.set(chooseClientAtom, client)
  expect(codesOf(store)).toEqual([])
})

test('the server is told whose cart it is, and its answer goes there although the client was ended meanwhile', async () => {
  const store = openPage()
  const answer = Promise.withResolvers<unknown>()
  const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>(() => answer.promise)
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(chooseClientAtom, client)
  put(store, 'a')
  const synced = store.set(syncCartAtom)
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce(), 20_000)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { userId: client._id } })
  store.set(endClientAtom)
  answer.resolve({ cart: { [date]: [{ code: 'from-elsewhere', price: 100, quantity: 25 }] } })
  await synced
  expect(codesOf(store)).toEqual([])
  store.set(chooseClientAtom, client)
  expect(codesOf(store)).toEqual(['from-elsewhere'])
})

test('what is known of a buyer is not shown for another', () => {
  const store = openPage()
  const known = perBuyerAtom<readonly string[]>([])
  store.set(known, ['own'])
  store.set(chooseClientAtom, client)
  expect(store.get(known)).toEqual([])
  store.set(known, (before) => [...before, 'of client'])
  store.set(endClientAtom)
  expect(store.get(known)).toEqual(['own'])
})
