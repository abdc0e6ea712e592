import { expect, test } from 'vitest'
import { withReturnTo } from './with-return-to.ts'

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
