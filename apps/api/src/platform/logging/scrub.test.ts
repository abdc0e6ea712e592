import { expect, onTestFinished, test, vi } from 'vitest'
import { processorClock } from '../../testing/answer-times.ts'
import { scrub } from './scrub.ts'

test.each([
  ['the address rosa.vetrova+shop@buyers.example is taken', 'the address [email] is taken'],
  ['GET /users/rosa%40buyers.example failed', 'GET /users/[email] failed'],
  ['роза@цветы.рф', '[email]'],
  ['no SMS to +7 (916) 123-45-01 today', 'no SMS to [number] today'],
  ['79161234501', '[number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['Bearer 3q2-7wAAAcdEfGhIjKlMnOpQrStUvWxYz_0', 'Bearer [secret]'],
  ['eyJhbGciOiJIUzI1NiJ9abcdef.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '[secret].[secret]'],
  ['id 0b6cf4f2-2cf0-4d0e-8dc3-0d5f4c1a7f11', 'id [secret]'],
  ['/signup/verify#abc', '/signup/verify'],
  ['https://shop.example/catalog?search=rosa failed', 'https://shop.example/catalog failed'],
  ['Unexpected token in "{name: Роза}"', 'Unexpected token in "…"'],
  ['invalid input syntax for type uuid: "hunter2"', 'invalid input syntax for type uuid: "…"'],
])('«%s» is reported as «%s»', (text, expected) => {
  expect(scrub(text)).toBe(expected)
})

test.each([
  "TypeError: Cannot read properties of undefined (reading 'price')",
  'relation "purchase_lines" does not exist',
  'at renderWithHooksAgainAndAgain (https://shop.example/assets/DeliveryDayPicker-Bx3k2Lp9.js:10:2034)',
  'CatalogScreen@https://shop.example/assets/index-Bx3k2Lp9.js:1:20456',
  'at file:///srv/node_modules/.pnpm/react-dom@19.3.0_react@19.3.0/node_modules/react-dom/client.js:5:17',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  '/transaction/payments/:id',
])('what finds the fault stays: %s', (text) => {
  expect(scrub(text)).toBe(text)
})

test('the query of a file in a stack goes, its line and column stay', () => {
  expect(scrub('at a (https://shop.example/a.js?token=1:10:5)')).toBe('at a (https://shop.example/a.js:10:5)')
})

test('a text is cut before any expression reads it, between words', () => {
  const lengths = readLengths()
  const scrubbed = scrub(`a failure ${'and more '.repeat(100_000)}`)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8000)
  expect(scrubbed).toMatch(/ …$/u)
})

test('what the cut divides is left out', () => {
  expect(scrub(`${'x '.repeat(3995)}rosa@buyers.example`)).not.toContain('rosa')
  expect(scrub(`${'x '.repeat(3990)}"Роза Ветрова и другие"`)).not.toContain('Роза')
})

test.each(['a', '1 ', '?', '/?', '"', 'a@', '-', '/a?b#', '%40', `${'a'.repeat(60)}1 `, ':1'])(
  'eight thousand characters of «%s» take no time',
  (piece) => {
    const start = processorClock()
    scrub(piece.repeat(8000 / piece.length))
    expect(processorClock() - start).toBeLessThan(200)
  },
)

/** The lengths of all texts that expressions read from now on. */
function readLengths(): number[] {
  const lengths: number[] = []
  const { exec } = RegExp.prototype
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function read(this: RegExp, text) {
    lengths.push(text.length)
    return exec.call(this, text)
  })
  onTestFinished(() => spy.mockRestore())
  return lengths
}
