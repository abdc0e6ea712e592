import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLocaleChoice, localeChosenSince, rememberLocaleChoice } from './locale-choice.ts'

const stored = new Map<string, string>()

function refuse() {
  throw new Error('Storage is forbidden')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.useFakeTimers({ now: 5000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a tab that began to load before the language was changed finds the change', () => {
  rememberLocaleChoice('en')
  expect(localeChosenSince(4000)).toBe('en')
})

test('a tab that was opened after the change keeps its own language', () => {
  rememberLocaleChoice('en')
  expect(localeChosenSince(6000)).toBeNull()
})

test.each(['{"broken', 'null', '{}', '{"locale":"de","atMs":5000}', '{"locale":"en","atMs":"5000"}'])(
  'what cannot be read is no change: %s',
  (text) => {
    stored.set('locale-choice', text)
    expect(localeChosenSince(0)).toBeNull()
  },
)

test('a change is followed whether it is stored before a tab listens or afterwards, until it stops', () => {
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  const follow = vi.fn<(locale: string) => void>()
  rememberLocaleChoice('en')
  const stop = followLocaleChoice(4000, follow)
  expect(follow.mock.calls).toEqual([['en']])
  vi.setSystemTime(7000)
  rememberLocaleChoice('ru')
  tab.dispatchEvent(new Event('storage'))
  expect(follow.mock.calls).toEqual([['en'], ['ru']])
  stop()
  tab.dispatchEvent(new Event('storage'))
  expect(follow).toHaveBeenCalledTimes(2)
})

test('a browser that keeps nothing has no change to find', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberLocaleChoice('en')).not.toThrow()
  expect(localeChosenSince(0)).toBeNull()
})
