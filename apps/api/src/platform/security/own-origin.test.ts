import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const host = '127.0.0.1:3000'
const publicOrigin = 'https://shop.example'

test.each([
  [undefined, true],
  [`http://${host}`, true],
  [publicOrigin, true],
  ['https://evil.example', false],
  ['https://shop.example.evil.example', false],
  ['http://shop.example', false],
  ['http://127.0.0.1:4000', false],
  ['null', false],
  ['', false],
])('a page of %s is one of the shop: %s', (origin, isOwn) => {
  expect(isOwnOrigin({ origin, host }, publicOrigin)).toBe(isOwn)
})

test('without a public origin the host that was asked decides', () => {
  expect(isOwnOrigin({ origin: publicOrigin, host }, undefined)).toBe(false)
  expect(isOwnOrigin({ origin: publicOrigin, host: 'shop.example' }, undefined)).toBe(true)
})
