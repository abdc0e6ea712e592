import { expect, test } from 'vitest'
import { returnPath, safeRedirectPath, withReturnTo } from './return-path.ts'

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

test('the page first asked for goes along', () => {
  expect(withReturnTo('/signup', '?return=%2Fcart%3Fday%3D1&by=phone')).toBe(
    '/signup?return=%2Fcart%3Fday%3D1',
  )
})

test('it joins a query that is there already', () => {
  expect(withReturnTo('/signin?by=phone', '?return=%2Fcart')).toBe('/signin?by=phone&return=%2Fcart')
})

test('without one the place stays as it is', () => {
  expect(withReturnTo('/recovery', '?by=phone')).toBe('/recovery')
})

test('after signing in a person is where they wanted to go, unless that is no place of the app', () => {
  expect(returnPath('?return=%2Fcart', '/catalog')).toBe('/cart')
  expect(returnPath('?return=https%3A%2F%2Fevil.example', '/catalog')).toBe('/catalog')
  expect(returnPath('', '/catalog')).toBe('/catalog')
})
