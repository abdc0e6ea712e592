import { expect, test } from 'vitest'
import { ApiError } from '@flower-market/api-client'
import { watchChunkErrors } from './chunk-errors.ts'
import { describeError } from './page-error.ts'

const texts = {
  toHome: 'runtime.reload',
  sessionLost: 'runtime.signInAgain',
  somethingWentWrongHint: 'runtime.offline',
  unexpectedErrorHint: 'runtime.offline',
} as const

function refusal(status: number, requestId: string | null = null) {
  const kind = status === 0 ? 'network' : 'http'
  return new ApiError({ kind, call: 'purchaseGet', message: 'no', status, requestId })
}

test('404 and 500 have their own texts, and show their code', () => {
  expect(describeError(refusal(404), texts)).toMatchObject({ status: 404, title: 'runtime.notFound' })
  expect(describeError(refusal(500), texts)).toMatchObject({
    status: 500,
    title: 'runtime.somethingWentWrong',
  })
})

test('only a failure of the server has a number to name to us', () => {
  expect(describeError(refusal(500, 'a-number'), texts).requestId).toBe('a-number')
  expect(describeError(refusal(503, 'a-number'), texts).requestId).toBe('a-number')
  expect(describeError(refusal(404, 'a-number'), texts).requestId).toBeNull()
  expect(describeError(new TypeError('x'), texts).requestId).toBeNull()
})

test('a mistake in our own code is a 500', () => {
  expect(describeError(new TypeError('x is undefined'), texts)).toMatchObject({ status: 500 })
})

test('any other status is an unexpected error, and shows its code', () => {
  expect(describeError(refusal(418), texts)).toMatchObject({ status: 418, title: 'runtime.unexpectedError' })
})

test('without an answer there is no code to show', () => {
  expect(describeError(refusal(0), texts)).toMatchObject({ status: null, title: 'runtime.unexpectedError' })
})

test('a part of the app that could not be fetched offers to load the page again', () => {
  const page = new EventTarget()
  watchChunkErrors(page)
  const payload = new TypeError('Failed to fetch dynamically imported module')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(describeError(payload, texts)).toMatchObject({ status: null, wayOut: 'reload' })
})
