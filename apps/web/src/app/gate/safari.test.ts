import { expect, test } from 'vitest'
import { browserName, isSafari } from './safari.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit}`

test.each([
  ['on a Mac', `${mac} Version/18.1 Safari/605.1.15`],
  ['on a phone', `${phone} Version/18.1 Mobile/15E148 Safari/604.1`],
])('Safari is known %s', (_where, userAgent) => {
  expect(isSafari(userAgent)).toBe(true)
})

test.each([
  [
    'Chrome',
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36`,
  ],
  ['Yandex', `${mac} Chrome/130.0 YaBrowser/24.12 Safari/537.36`],
  ['Chrome on an iPhone', `${phone} CriOS/131.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${phone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Opera on an iPhone', `${phone} Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.2`],
  ['Yandex on an iPhone', `${phone} Version/18.0 YaBrowser/24.12 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['an Android view', `Mozilla/5.0 (Linux; Android 14) ${webkit} Version/4.0 Mobile Safari/534.30`],
  ['nothing', ''],
])('%s is not Safari', (_name, userAgent) => {
  expect(isSafari(userAgent)).toBe(false)
})

test('what stands behind 500 characters is neither read nor shown', () => {
  const long = `${'x'.repeat(500)} Version/18.1 Safari/605.1.15`
  expect(isSafari(long)).toBe(false)
  expect(browserName(long)).toHaveLength(500)
})

test('the name is the one that people know', () => {
  expect(browserName(`${mac} Version/18.1 Safari/605.1.15`)).toBe('Safari 18.1')
})
