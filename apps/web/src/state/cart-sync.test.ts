import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient, type CallInput } from '@flower-market/api-client'
import { sessionFixture } from '@flower-market/api-client/msw'
import { applyCartChanges, cartLineKey, emptyCart, type Cart } from '@flower-market/flower-domain'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { cartAtom, loadCartAtom, setQuantityAtom } from './cart.atoms.ts'
import { startCartSync, syncCartAtom } from './cart-sync.ts'

const date = '2026-11-23'
type Change = CallInput<'cartSync'>['body']['changes'][number]

/** A server that keeps carts as the contract says: the newest change of each line wins. */
function openServer() {
  const lines = new Map<string, Map<string, Change>>()
  const received: Change[][] = []
  return {
    received,
    sync(personId: string, changes: readonly Change[]): { cart: Cart } {
      received.push([...changes])
      const own = lines.get(personId) ?? new Map<string, Change>()
      lines.set(personId, own)
      for (const change of changes) {
        const kept = own.get(cartLineKey(change))
        if (kept === undefined || kept.changedAt < change.changedAt) own.set(cartLineKey(change), change)
      }
      return { cart: applyCartChanges(emptyCart, [...own.values()]) }
    },
  }
}

type Server = ReturnType<typeof openServer>

/** A device with a storage of its own. */
function openDevice(server: Server, personId = 'anna') {
  const storage = new Map<string, string>()
  let isOnline = true
  const activate = (): void => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    })
  }
  const open = (as: string) => {
    activate()
    const store = createStore()
    const call = async (_name: string, { body }: CallInput<'cartSync'>) => {
      if (!isOnline) throw new ApiError({ kind: 'network', call: 'cartSync', message: 'No answer' })
      return server.sync(as, body.changes)
    }
    store.set(apiAtom, { call } as unknown as ApiClient)
    store.set(sessionAtom, { ...sessionFixture, _id: as })
    store.set(loadCartAtom)
    return store
  }
  let store = open(personId)
  return {
    storage,
    store: () => store,
    reopen: (as = personId) => {
      store = open(as)
    },
    goOnline: (online: boolean) => {
      isOnline = online
    },
    set: (code: string, quantity: number) => {
      activate()
      vi.advanceTimersByTime(1_000)
      store.set(setQuantityAtom, { date, code, price: 100, quantity })
    },
    sync: async () => {
      activate()
      await store.set(syncCartAtom)
    },
    shown: () =>
      Object.fromEntries((store.get(cartAtom)[date] ?? []).map(({ code, quantity }) => [code, quantity])),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a phone and a desktop end with the same cart, merged line by line', async () => {
  const server = openServer()
  const [phone, desktop] = [openDevice(server), openDevice(server)]
  phone.set('a', 25)
  phone.set('b', 10)
  await phone.sync()
  await desktop.sync()
  expect(desktop.shown()).toEqual({ a: 25, b: 10 })
  desktop.set('a', 0)
  phone.set('b', 20)
  phone.set('c', 5)
  await desktop.sync()
  await phone.sync()
  await desktop.sync()
  expect(phone.shown()).toEqual({ b: 20, c: 5 })
  expect(desktop.shown()).toEqual({ b: 20, c: 5 })
})

test('what was changed offline arrives later, and loses only to later changes', async () => {
  const server = openServer()
  const [phone, desktop] = [openDevice(server), openDevice(server)]
  phone.goOnline(false)
  phone.set('a', 25)
  phone.set('b', 10)
  await expect(phone.sync()).rejects.toThrow('No answer')
  desktop.set('a', 50)
  await desktop.sync()
  phone.reopen()
  phone.goOnline(true)
  await phone.sync()
  expect(phone.shown()).toEqual({ a: 50, b: 10 })
})

test('what does not change is not sent again', async () => {
  const server = openServer()
  const phone = openDevice(server)
  phone.set('a', 25)
  await phone.sync()
  await phone.sync()
  expect(server.received.map((changes) => changes.length)).toEqual([1, 0])
})

test("another person on the same device gets their own cart, and the first person's is not sent as theirs", async () => {
  const server = openServer()
  const device = openDevice(server)
  device.set('a', 25)
  await device.sync()
  device.reopen('boris')
  await device.sync()
  expect(device.shown()).toEqual({})
  device.reopen('anna')
  await device.sync()
  expect(device.shown()).toEqual({ a: 25 })
})

test('a change made while an answer is under way stays and is sent next', async () => {
  const server = openServer()
  const [phone, desktop] = [openDevice(server), openDevice(server)]
  phone.set('a', 25)
  desktop.set('a', 50)
  await desktop.sync()
  const syncing = phone.sync()
  phone.set('a', 75)
  await syncing
  expect(phone.shown()).toEqual({ a: 75 })
  await phone.sync()
  expect(server.received.at(-1)).toMatchObject([{ code: 'a', quantity: 75 }])
})

test('more changes than one message takes are sent in parts', async () => {
  const server = openServer()
  const phone = openDevice(server)
  for (let line = 0; line < 501; line += 1) phone.set(`c-${line}`, 1)
  await phone.sync()
  expect(server.received.map((changes) => changes.length)).toEqual([500, 1])
})

test('changes are sent by themselves, together, and nothing after they were', async () => {
  const server = openServer()
  const phone = openDevice(server)
  const stop = startCartSync(phone.store())
  await vi.runAllTimersAsync()
  phone.store().set(setQuantityAtom, { date, code: 'a', price: 100, quantity: 25 })
  phone.store().set(setQuantityAtom, { date, code: 'b', price: 100, quantity: 5 })
  await vi.runAllTimersAsync()
  await vi.runAllTimersAsync()
  expect(server.received.map((changes) => changes.length)).toEqual([0, 2])
  stop()
})

test('what could not be sent is sent when the connection is back, without another change', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const server = openServer()
  const phone = openDevice(server)
  const stop = startCartSync(phone.store())
  await vi.runAllTimersAsync()
  phone.goOnline(false)
  phone.store().set(setQuantityAtom, { date, code: 'a', price: 100, quantity: 25 })
  await vi.runAllTimersAsync()
  phone.goOnline(true)
  await vi.runAllTimersAsync()
  expect(server.received).toEqual([[]])
  page.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(server.received).toMatchObject([[], [{ code: 'a', quantity: 25 }]])
  stop()
})
