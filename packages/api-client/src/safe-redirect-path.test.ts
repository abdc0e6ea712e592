import { expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/history?page=2#total', '/history?page=2#total'],
  ['/catalog?name=роза', '/catalog?name=%D1%80%D0%BE%D0%B7%D0%B0'],
  ['/cart/../history', '/history'],
])('keeps the own path %s', (address, path) => {
  expect(safeRedirectPath(address)).toBe(path)
})

test.each([
  ['https://evil.example/cart'],
  ['https:evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\t//evil.example'],
  ['/.//evil.example'],
  ['/cart/..//evil.example'],
  ['javascript:alert(1)'],
  ['cart'],
  [''],
  [null],
])('refuses %j, which may lead out of the app', (address) => {
  expect(safeRedirectPath(address)).toBeNull()
})
