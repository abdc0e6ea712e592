import { ApiError } from '@flower-market/api-client'
import { operatorSettingSchemas } from '@flower-market/api-client/contract'
import { demoOperatorSettings } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import {
  decisionBody,
  findDecisionProblems,
  readDecision,
  readNumber,
  settingForms,
  toDecisionErrors,
  type PlainSettingName,
  type Typed,
} from './settings-form.ts'

const now = new Date('2026-11-20T09:00:00Z')
const names = Object.keys(settingForms) as PlainSettingName[]

function fieldsOf(typed: Typed): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(typed))
    for (const one of [value].flat()) fields.append(name, one)
  return fields
}

function typedOf(name: PlainSettingName): Typed {
  return (settingForms[name].write as (value: unknown) => Typed)(demoOperatorSettings[name])
}

function read(name: PlainSettingName, typed: Typed) {
  return readDecision(name, fieldsOf(typed))
}

function refusal(path: string): ApiError {
  return new ApiError({
    kind: 'http',
    call: 'operatorSettingSet',
    message: 'no',
    status: 400,
    code: 'validation-failed',
    details: { issues: [{ path, message: 'no' }] },
  })
}

test('every setting but the requisites, which have their own, has a form', () => {
  expect([...names, 'requisites'].toSorted()).toEqual(Object.keys(operatorSettingSchemas).toSorted())
})

test.each(names)('%s is read as it was written', (name) => {
  expect(settingForms[name].read(fieldsOf(typedOf(name)))).toEqual(demoOperatorSettings[name])
})

test('a signatory may have no patronymic, and nothing else is left out', () => {
  const typed = typedOf('signatory')
  expect(settingForms.signatory.read(fieldsOf({ ...typed, patronymic: ' ' }))).toMatchObject({
    patronymic: '',
  })
  for (const part of ['position', 'surname', 'name'])
    expect(settingForms.signatory.read(fieldsOf({ ...typed, [part]: ' ' }))).toBeUndefined()
})

test('numbers have a comma or a point, spaces, and no more digits than their unit', () => {
  expect(readNumber('100 000', 'rubles')).toBe(10_000_000)
  expect(readNumber('1,25', 'percent')).toBe(125)
  expect(readNumber('1.5', 'percent')).toBe(150)
  expect(readNumber('24', 'hours')).toBe(24)
  for (const [text, unit] of [
    ['1,5', 'hours'],
    ['1,255', 'percent'],
    ['-1', 'rubles'],
    ['', 'rubles'],
    ['ten', 'hours'],
  ] as const)
    expect(readNumber(text, unit)).toBeUndefined()
})

test('a decision needs a value, a reason and no day of the past', () => {
  expect(findDecisionProblems(read('claimHours', { hours: '', day: '', reason: ' ' }), now)).toEqual({
    value: 'operator.valueWrong',
    reason: 'operator.reasonMissing',
  })
  const past = { hours: '48', day: '2026-11-20', reason: 'Просят плантации' }
  expect(findDecisionProblems(read('claimHours', past), now)).toEqual({ day: 'operator.dayPast' })
  expect(findDecisionProblems(read('claimHours', { ...past, day: 'x' }), now)).toEqual({
    day: 'operator.dayPast',
  })
  expect(findDecisionProblems(read('claimHours', { ...past, day: '2026-11-21' }), now)).toBeNull()
  expect(findDecisionProblems(read('claimHours', { ...past, day: '' }), now)).toBeNull()
})

test('a day begins in Moscow; without one a decision holds at once', () => {
  const decision = { value: null, day: '2026-12-01', reason: 'УСН' }
  expect(decisionBody('vatBp', decision, 3)).toEqual({
    name: 'vatBp',
    value: null,
    version: 3,
    reason: 'УСН',
    holdsFrom: '2026-11-30T21:00:00.000Z',
  })
  expect(decisionBody('vatBp', { ...decision, day: '' }, 3)).not.toHaveProperty('holdsFrom')
})

test('what the server refuses stands at its field', () => {
  expect(toDecisionErrors(refusal('body.holdsFrom'))).toEqual({ day: 'operator.dayPast' })
  expect(toDecisionErrors(refusal('body.value'))).toEqual({ value: 'operator.valueWrong' })
  expect(toDecisionErrors(new Error('x'))).toHaveProperty('form')
})
