import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['anna@buket.example', 'анна@букет.рф', 'a+b@c.d.example'])('%s may be an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['', 'anna', 'anna@', 'anna@buket', '@buket.example', 'anna buket@shop.example', 'a@b@c.example'])(
  '"%s" is no address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

test('an address that no mail server takes for its length is none', () => {
  expect(isEmail(`${'a'.repeat(250)}@b.example`)).toBe(false)
})
