import { expect, test } from 'vitest'
import { base32Of, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The secret of the examples of RFC 6238, appendix B; of their eight digits the last six. */
const example = Buffer.from('12345678901234567890')

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %s s the code is %s, as RFC 6238 says', (seconds, code, step) => {
  expect(stepOfCode(example, code, new Date(seconds * 1000))).toBe(step)
})

test('a code is right one step early and one step late, and not two', () => {
  const steps = [-60, -30, 0, 30, 60].map((seconds) =>
    stepOfCode(example, '287082', new Date((59 + seconds) * 1000)),
  )
  expect(steps).toEqual([null, 1, 1, 1, null])
})

test.each(['287083', '28708', '2870820', '', 'abcdef'])('"%s" is of no step', (code) => {
  expect(stepOfCode(example, code, new Date(59_000))).toBeNull()
})

test('a secret has 160 bits, and none is like another', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect([one.length, one.equals(other)]).toEqual([20, false])
  expect(base32Of(one)).toMatch(/^[A-Z2-7]{32}$/u)
})

test('the address for authenticators names the shop and the person', () => {
  const uri = new URL(totpUri(example, { issuer: 'Flower Market', label: 'vera@shop.example' }))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Flower Market:vera@shop.example',
  ])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Flower Market',
    secret: base32Of(example),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
