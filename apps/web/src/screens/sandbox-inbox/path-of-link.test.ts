import { expect, test } from 'vitest'
import { pathOfLink } from './path-of-link.ts'

test.each([
  ['https://shop.example/en/signup/verify#secret', '/en/signup/verify#secret'],
  ['http://localhost:3000/recovery/verify?x=1#secret', '/recovery/verify?x=1#secret'],
])('%s leads to %s', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
})

test.each(['javascript:alert(1)', 'https://shop.example//evil.example', '/signup/verify', ''])(
  '%j leads nowhere',
  (link) => {
    expect(pathOfLink(link)).toBeNull()
  },
)
