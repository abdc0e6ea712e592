import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { joinContracts } from './join-contracts.ts'

function get<const P extends `/api/${string}`>(path: P) {
  return defineEndpoint({
    method: 'GET',
    path,
    summary: 'A call',
    origin: 'extension',
    access: 'public',
    response: z.object({}),
    errors: [],
  })
}

test('topics become one record', () => {
  expect(Object.keys(joinContracts({ a: get('/api/a') }, { b: get('/api/b') }))).toEqual(['a', 'b'])
})

test('two calls of one name throw', () => {
  expect(() => joinContracts({ a: get('/api/a') }, { a: get('/api/b') })).toThrow(
    'Two calls of the contract are named a.',
  )
})

test.each([
  ['/api/a', '/api/a'],
  ['/api/order/:id', '/api/order/:orderId'],
] as const)('two calls at %s and %s by one method throw', (first, second) => {
  expect(() => joinContracts({ a: get(first) }, { b: get(second) })).toThrow(
    `a and b are both GET ${second}.`,
  )
})
