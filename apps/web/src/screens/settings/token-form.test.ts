import { expect, test } from 'vitest'
import { findTokenProblems, readToken } from './token-form.ts'

function fieldsOf(entries: readonly (readonly [string, string])[]): FormData {
  const fields = new FormData()
  for (const [name, value] of entries) fields.append(name, value)
  return fields
}

test('reads what was ticked in the order of the scopes, and a lifetime that is offered', () => {
  const fields = fieldsOf([
    ['name', ' 1С '],
    ['scopes', 'balance:read'],
    ['scopes', 'catalog:read'],
    ['days', '90'],
    ['password', ' with spaces '],
  ])
  expect(readToken(fields)).toEqual({
    name: '1С',
    scopes: ['catalog:read', 'balance:read'],
    days: 90,
    password: ' with spaces ',
  })
  expect(readToken(fieldsOf([['days', '7']])).days).toBe(30)
})

test('a name, a scope and the password are needed', () => {
  const nothing = readToken(
    fieldsOf([
      ['name', ' '],
      ['password', ''],
    ]),
  )
  expect(Object.keys(findTokenProblems(nothing) ?? {})).toEqual(['name', 'scopes', 'password'])
  expect(findTokenProblems({ name: '1С', scopes: ['orders:read'], days: 30, password: 'x' })).toBeNull()
})
