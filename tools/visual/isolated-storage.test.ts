import { expect, onTestFinished, test, vi } from 'vitest'
import { keepStorageApart } from '../../.storybook/isolated-storage.ts'

const names = ['localStorage', 'sessionStorage'] as const

test("stories read, write and empty a storage of their own; the reader's cart stays", () => {
  const real = { clear: vi.fn<() => void>(), setItem: vi.fn<() => void>() }
  vi.stubGlobal('window', { localStorage: real, sessionStorage: real })
  onTestFinished(() => void vi.unstubAllGlobals())
  keepStorageApart()
  expect(window.localStorage).not.toBe(window.sessionStorage)
  for (const name of names) {
    const storage = window[name]
    storage.setItem('cart', '[]')
    storage.setItem('locale', 'ru')
    expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'cart', null])
    storage.removeItem('locale')
    expect([storage.getItem('cart'), storage.getItem('locale')]).toEqual(['[]', null])
    storage.clear()
    expect(storage.length).toBe(0)
  }
  expect(real.clear).not.toHaveBeenCalled()
  expect(real.setItem).not.toHaveBeenCalled()
})
