import { expect, test } from 'vitest'
import { ApiError } from '@flower-market/api-client'
import { watchChunkErrors } from './chunk-errors.ts'
import { describeError } from './page-error.ts'

function refusal(status: number) {
  return new ApiError({ kind: status === 0 ? 'network' : 'http', call: 'purchaseGet', message: 'no', status })
}

test('404 and 500 have their own texts, and show their code', () => {
  expect(describeError(refusal(404))).toMatchObject({ status: 404, title: 'shell.notFound' })
  expect(describeError(refusal(500))).toMatchObject({ status: 500, title: 'shell.somethingWentWrong' })
})

test('a mistake in our own code is a 500', () => {
  expect(describeError(new TypeError('x is undefined'))).toMatchObject({ status: 500 })
})

test('any other status is an unexpected error, and shows its code', () => {
  expect(describeError(refusal(418))).toMatchObject({ status: 418, title: 'shell.unexpectedError' })
})

test('without an answer there is no code to show', () => {
  expect(describeError(refusal(0))).toMatchObject({ status: null, title: 'shell.unexpectedError' })
})

test('a part of the shop that could not be fetched offers to load the page again', () => {
  const page = new EventTarget()
  watchChunkErrors(page)
  const payload = new TypeError('Failed to fetch dynamically imported module')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(describeError(payload)).toMatchObject({ status: null, wayOut: 'reload' })
})
