import { afterEach, expect, test, vi } from 'vitest'
import { clearTabStorage } from './clear-tab-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what the tab has kept of the person is gone', () => {
  const clear = vi.fn<() => void>()
  vi.stubGlobal('sessionStorage', { clear })
  clearTabStorage()
  expect(clear).toHaveBeenCalledOnce()
})

test('a browser that forbids storage does not keep anybody from signing out', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(clearTabStorage).not.toThrow()
})
