import { expect, test } from 'vitest'
import { isChunkError, watchChunkErrors } from './chunk-errors.ts'

test('an error is one of fetching code when the build has reported it as such', () => {
  const page = new EventTarget()
  watchChunkErrors(page)
  const reported = new TypeError('Importing a module script failed.')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reported }))
  expect(isChunkError(reported)).toBe(true)
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(false)
})

test('what is not an error is not one of fetching code', () => {
  expect(isChunkError(null)).toBe(false)
  expect(isChunkError('vite:preloadError')).toBe(false)
})
