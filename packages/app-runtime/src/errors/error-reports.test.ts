import { expect, test, vi } from 'vitest'
import { ApiError } from '@flower-market/api-client'
import { reportOf, watchErrors, withoutPersonalData, type PageErrorReport } from './error-reports.ts'

function api(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'accountList', message: 'no', ...parts })
}

test.each([
  ['no account for anna@buket.example here', 'no account for <email> here'],
  ['call +7 (916) 123-45-01 now', 'call <number> now'],
  ['at https://shop.example/cart?day=1#x (main.js:1:20)', 'at https://shop.example/cart (main.js:1:20)'],
  ['Cannot read properties of null (reading 12)', 'Cannot read properties of null (reading 12)'],
])('%s', (text, clean) => {
  expect(withoutPersonalData(text)).toBe(clean)
})

test('refusals and a lost connection are nobody else’s business; an answer outside the contract is', () => {
  expect(reportOf(api({ status: 404 }), '/cart', '')).toBeNull()
  expect(reportOf(api({ kind: 'network' }), '/cart', '')).toBeNull()
  expect(reportOf(api({ kind: 'contract' }), '/cart', '')).toMatchObject({ name: 'ApiError', page: '/cart' })
})

test('a report fits into what the call takes', () => {
  const error = new Error('x'.repeat(5000))
  error.stack = 'y'.repeat(20_000)
  const report = reportOf(error, '/cart', 'z'.repeat(900)) as PageErrorReport
  expect([report.message.length, report.stack?.length, report.userAgent.length]).toEqual([1000, 8000, 500])
})

test('what is thrown without being an error is told, too', () => {
  expect(reportOf('out of flowers', '/cart', '')).toMatchObject({ message: 'out of flowers' })
})

function openPage() {
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/cart/anna' },
    navigator: { userAgent: 'Chrome' },
  }) as unknown as Window
  const send = vi.fn<(report: PageErrorReport) => Promise<unknown>>(() =>
    Promise.reject(new Error('offline')),
  )
  watchErrors(page, { patternOf: () => '/cart/:name', send })
  const fail = (message: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error(message), message }))
  return { page, send, fail }
}

test('the same error is told once, and ten at the most', () => {
  const { send, fail } = openPage()
  fail('first')
  fail('first')
  expect(send).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 20; count += 1) fail(`error ${count}`)
  expect(send).toHaveBeenCalledTimes(10)
})

test('a promise that nobody caught is told, its page by the route’s pattern', () => {
  const { page, send } = openPage()
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') }))
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ message: 'lost', page: '/cart/:name' }))
})
