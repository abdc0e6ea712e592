import { ApiError } from '@flower-market/api-client'
import { demoRequisites } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { findRequisitesProblems, readRequisites, toRequisitesErrors } from './requisites-form.ts'

const now = new Date('2026-11-20T09:00:00Z')

function read(changes: Readonly<Record<string, string>> = {}) {
  const fields = new FormData()
  const typed = { ...demoRequisites, day: '', reason: 'Новый банк', ...changes }
  for (const [name, value] of Object.entries(typed)) fields.append(name, value)
  return readRequisites(fields)
}

test('numbers are read without the spaces that they were copied with, names in one line', () => {
  const typed = read({ account: ' 4070 2810 9000 0000 1234 ', name: '  ООО  «Цветочный рынок» ' })
  expect(typed.value).toEqual(demoRequisites)
  expect(findRequisitesProblems(typed, now)).toBeNull()
})

test('each part that fails its check is named, and the decision as well', () => {
  expect(findRequisitesProblems(read({ inn: '7700000008', kpp: '', reason: '' }), now)).toEqual({
    inn: 'operator.requisite.malformed',
    kpp: 'operator.requisite.missing',
    reason: 'operator.reasonMissing',
  })
  expect(findRequisitesProblems(read({ day: '2026-11-20' }), now)).toEqual({ day: 'operator.dayPast' })
})

test('what the server refuses stands at its field', () => {
  const details = { issues: [{ path: 'body.value.bik', message: 'malformed' }] }
  const refused = { kind: 'http', call: 'operatorSettingSet', message: 'no', status: 400 } as const
  expect(toRequisitesErrors(new ApiError({ ...refused, code: 'validation-failed', details }))).toEqual({
    bik: 'operator.requisite.malformed',
  })
  expect(toRequisitesErrors(new Error('x'))).toHaveProperty('form')
})
