import { resourceTagsOf } from '@flower-market/api-client/contract'
import { emitEvent, loadMockEvents, sessionFixture } from '@flower-market/api-client/msw'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLive } from './live.ts'
import {
  watchAtom,
  watchedKey,
  watchersAtom,
  forgetWatchedKindAtom,
  listWatchersAtom,
} from './watch.atoms.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['order', 'staffOrder', { params: { id: 'order-1' } }],
  ['transaction', 'openPayments', { query: {} }],
  ['transaction', 'desk', {}],
  ['person', 'personGet', { params: { id: 'anna' } }],
  ['day-closing', 'dayClosing', { query: { day: '2026-11-22' } }],
] as const)(
  'a colleague’s change of a record of the kind %s has %s read again, and nothing else',
  async (kind, name, input) => {
    const store = createStore()
    const asked = vi.fn<(call: string) => Promise<unknown>>(async () => ({}))
    store.set(apiAtom, { call: asked as never, peek: () => undefined, tagsOf: resourceTagsOf })
    store.set(sessionAtom, sessionFixture)
    const resources = store.get(resourcesAtom)
    const shown = [resources.of(name, input as never), resources.of('countryList', {})]
    const ends = shown.map((resource) => resource.subscribe(() => {}))
    for (const resource of shown) resource.ensure()
    await vi.waitFor(
      () => expect(shown.map((resource) => resource.get().status)).toEqual(['ready', 'ready']),
      20_000,
    )
    asked.mockClear()
    const stop = startLive(store, { loadOpener: loadMockEvents })
    await vi.waitFor(() => emitEvent('record-changed', { kind }), 20_000)
    await vi.waitFor(() => expect(asked.mock.calls.map(([call]) => call)).toEqual([name]), 20_000)
    for (const end of ends) end()
    stop()
  },
)

test('where a page lists all of a kind, a colleague at any of them is known at once, and none after it is left', async () => {
  const store = createStore()
  const watchers = [{ _id: 'oleg', name: 'Олег Северов', isTaken: false }]
  const known = [{ item: 'a:price', watchers }]
  store.set(apiAtom, { call: (async () => known) as never, peek: () => undefined, tagsOf: resourceTagsOf })
  store.set(sessionAtom, sessionFixture)
  const stop = startLive(store, { loadOpener: loadMockEvents })
  await store.set(listWatchersAtom, 'lot')
  const at = (item: string) => store.get(watchersAtom).get(watchedKey({ kind: 'lot', _id: item }))
  expect(at('a:price')).toEqual(watchers)
  await vi.waitFor(() => {
    emitEvent('watchers-changed', { kind: 'lot', item: 'b:stemsAvailable', watchers })
    expect(at('b:stemsAvailable')).toEqual(watchers)
  }, 20_000)
  store.set(forgetWatchedKindAtom, 'lot')
  emitEvent('watchers-changed', { kind: 'lot', item: 'c:price', watchers })
  expect([at('a:price'), at('b:stemsAvailable'), at('c:price')]).toEqual([undefined, undefined, undefined])
  stop()
})

test('a colleague who opens what is shown is known at once; what is not shown is not kept', async () => {
  const store = createStore()
  store.set(apiAtom, {
    call: (async () => ({ watchers: [] })) as never,
    peek: () => undefined,
    tagsOf: resourceTagsOf,
  })
  store.set(sessionAtom, sessionFixture)
  const stop = startLive(store, { loadOpener: loadMockEvents })
  const shown = { kind: 'setting', _id: 'requisites' } as const
  await store.set(watchAtom, shown, 'look')
  const watchers = [{ _id: 'oleg', name: 'Олег Северов', isTaken: false }]
  await vi.waitFor(() => {
    emitEvent('watchers-changed', { kind: 'setting', item: 'requisites', watchers })
    emitEvent('watchers-changed', { kind: 'setting', item: 'vatBp', watchers })
  }, 20_000)
  await vi.waitFor(() => expect(store.get(watchersAtom).get(watchedKey(shown))).toEqual(watchers), 20_000)
  expect(store.get(watchersAtom).has(watchedKey({ kind: 'setting', _id: 'vatBp' }))).toBe(false)
  stop()
})
