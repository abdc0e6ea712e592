import { emitEvent, loadMockEvents, sessionFixture } from '@flower-market/api-client/msw'
import type { CallOutput } from '@flower-market/api-client'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiAtom } from '../session/api.ts'
import { sessionAtom, sessionFlagsAtom, streamNumbersAtom } from '../session/session.atoms.ts'
import { openLiveSocket } from './live-socket.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

function sessionAt(everybody: number): CallOutput<'authentication'> {
  return { ...sessionFixture, streams: { everybody } }
}

/** A page whose data was read at number 5, and which has its socket. */
async function openPage() {
  const store = createStore()
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => [])
  store.set(apiAtom, { call: call as never, peek: () => undefined, tagsOf: () => null })
  store.set(sessionAtom, sessionAt(5))
  // Its token is renewed before the socket is there.
  store.set(sessionAtom, sessionAt(8))
  const live = openLiveSocket(store, { loadOpener: loadMockEvents })
  live.onEvent('balance-changed', () => live.invalidate('balances'))
  await vi.waitFor(() => expect(store.get(sessionFlagsAtom).socket).toBe(true), 20_000)
  return { store, live }
}

test('the socket of a page begins at the numbers of its first session, and the next one where this has ended', async () => {
  const { store, live } = await openPage()
  live.stop()
  expect(store.get(streamNumbersAtom)).toEqual({ everybody: 5 })
  const next = openLiveSocket(store, { loadOpener: loadMockEvents })
  const heard = new Promise((resolve) => {
    next.onEvent('balance-changed', resolve)
  })
  await vi.waitFor(() => emitEvent('balance-changed', { currency: 'RUB' }), 20_000)
  await heard
  next.stop()
  expect(store.get(streamNumbersAtom)).toEqual({ everybody: 6 })
})

test('what was about to be read again when a socket ends is read again with the next one', async () => {
  const { store, live } = await openPage()
  const heard = new Promise((resolve) => {
    live.onEvent('balance-changed', resolve)
  })
  emitEvent('balance-changed', { currency: 'RUB' })
  await heard
  live.stop()
  expect(store.get(streamNumbersAtom)).toEqual({})
})
