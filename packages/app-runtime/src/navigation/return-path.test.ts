import { expect, test } from 'vitest'
import { returnPath, withReturnTo } from './return-path.ts'

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
