import { defineEndpoint } from '@flower-market/api-client/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { permittedCallOf, rolesOf } from './role-guard.ts'

const unknown = {
  method: 'GET',
  path: '/api/new/call',
  summary: 'A call that nobody has entered into the table',
  origin: 'extension',
  response: z.object({}),
  errors: [],
} as const

test('a signed-in call without a row in the permission table is not registered', () => {
  const endpoint = defineEndpoint({ ...unknown, access: 'signed-in' })
  expect(() => permittedCallOf(endpoint)).toThrow('GET /api/new/call has no row in the permission table.')
  expect(() => rolesOf(endpoint)).toThrow('no row')
})

test('a public call needs no row', () => {
  expect(rolesOf(defineEndpoint({ ...unknown, access: 'public' }))).toEqual([])
})
