import { afterEach, expect, test, vi } from 'vitest'
import { subscribeTabs, readTabMessage, broadcast, type TabMessage } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('one tab hears what another tells, until it stops listening', async () => {
  const heard: TabMessage[] = []
  const stop = subscribeTabs((news) => heard.push(news))
  broadcast({ kind: 'signed-in', personId: 'demo-anna' })
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'signed-in', personId: 'demo-anna' }]), 20_000)
  stop()
  const other = vi.fn<(news: TabMessage) => void>()
  const stopOther = subscribeTabs(other)
  broadcast({ kind: 'signed-out' })
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith({ kind: 'signed-out' }), 20_000)
  stopOther()
  expect(heard).toHaveLength(1)
})

test.each([null, 'signed-out', {}, { kind: 'signed-in' }, { kind: 'else' }])(
  'what is not understood is not news: %j',
  (data) => {
    expect(readTabMessage(data)).toBeNull()
  },
)

test('a browser without channels is a browser with one tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => broadcast({ kind: 'signed-out' })).not.toThrow()
  expect(() => subscribeTabs(() => {})()).not.toThrow()
})
