import { afterEach, expect, test, vi } from 'vitest'
import { hearTabs, readTabNews, tellTabs, type TabNews } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('one tab hears what another tells, until it stops listening', async () => {
  const heard: TabNews[] = []
  const stop = hearTabs((news) => heard.push(news))
  tellTabs({ kind: 'signed-in', personId: 'demo-anna' })
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'signed-in', personId: 'demo-anna' }]))
  stop()
  const other = vi.fn<(news: TabNews) => void>()
  const stopOther = hearTabs(other)
  tellTabs({ kind: 'signed-out' })
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith({ kind: 'signed-out' }))
  stopOther()
  expect(heard).toHaveLength(1)
})

test.each([
  null,
  'signed-out',
  {},
  { kind: 'signed-in' },
  { kind: 'locale', locale: 'de' },
  { kind: 'else' },
])('what is not understood is not news: %j', (data) => {
  expect(readTabNews(data)).toBeNull()
})

test('a browser without channels is a browser with one tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => tellTabs({ kind: 'signed-out' })).not.toThrow()
  expect(() => hearTabs(() => {})()).not.toThrow()
})
