import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

test.each([
  ['/catalog', '/signin?return=%2Fcatalog'],
  [
    '/en/catalog?type=roses&date=2026-11-26',
    '/en/signin?return=%2Fcatalog%3Ftype%3Droses%26date%3D2026-11-26',
  ],
  ['/history?q=a?b', '/signin?return=%2Fhistory%3Fq%3Da%3Fb'],
  ['/catalog?search=%D1%80%0D%0AX:', '/signin?return=%2Fcatalog%3Fsearch%3D%25D1%2580%250D%250AX%3A'],
  [`/catalog?search=${'%D1'.repeat(1000)}`, '/signin'],
])('a guest who asks for %s is sent to %s', (url, address) => {
  expect(signInAddress({ signIn: '/signin' }, url)).toBe(address)
})
