import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMarketSocket } from '../socket.ts'
import { emitEvent, loadMockEvents } from './mock-events.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const change = { date: '2026-11-23', changes: [{ code: 'a', stemsAvailable: 25 }] } as const

test('an emitted event reaches every page that listens, until it stops', async () => {
  const heard: unknown[] = []
  const sockets = ['one', 'two'].map((page) => {
    const socket = createMarketSocket({ loadOpener: loadMockEvents, numbers: { everybody: 0 } })
    socket.onEvent('stock-changed', (payload) => heard.push([page, payload]))
    return socket
  })
  await vi.waitFor(() => emitEvent('stock-changed', { ...change, changes: [...change.changes] }), 20_000)
  await vi.waitFor(() => expect(heard).toHaveLength(2), 20_000)
  sockets[0]!.close()
  emitEvent('stock-changed', { ...change, changes: [] })
  expect(heard.slice(2)).toEqual([['two', { ...change, changes: [] }]])
  sockets[1]!.close()
  expect(() => emitEvent('stock-changed', { ...change, changes: [] })).toThrow('Nobody listens')
})

test('what breaks the contract is not emitted', () => {
  expect(() => emitEvent('balance-changed', { currency: 'GBP' as 'RUB' })).toThrow('balance-changed')
})
