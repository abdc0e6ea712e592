import { expect, test } from 'vitest'
import { findVarietyProblems, readVariety } from './variety-form.ts'

function typed(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readVariety(form)
}

test('centimeters become millimeters, whatever the decimal sign', () => {
  expect(typed({ headFrom: '5,5', headTo: '6', vaseFrom: '12', vaseTo: '14' })).toEqual({
    headMm: { from: 55, to: 60 },
    vaseDays: { from: 12, to: 14 },
  })
  expect(typed({ headFrom: '5.5', headTo: '6.0' }).headMm).toEqual({ from: 55, to: 60 })
})

test('one number is both ends, and no number is nothing known', () => {
  expect(typed({ headFrom: '', headTo: '6', vaseFrom: '', vaseTo: '' })).toEqual({
    headMm: { from: 60, to: 60 },
    vaseDays: null,
  })
})

test('what is no range in bounds is named', () => {
  for (const [from, to] of [
    ['6', '5'],
    ['0', '5'],
    ['5', '41'],
    ['5,55', '6'],
    ['large', ''],
  ] as const) {
    expect(findVarietyProblems(typed({ headFrom: from, headTo: to }))).toEqual({
      headFrom: 'varieties.wrongHead',
    })
  }
  for (const [from, to] of [
    ['14', '12'],
    ['0', '7'],
    ['7', '91'],
    ['7,5', '8'],
  ] as const) {
    expect(findVarietyProblems(typed({ vaseFrom: from, vaseTo: to }))).toEqual({
      vaseFrom: 'varieties.wrongVase',
    })
  }
  expect(findVarietyProblems(typed({}))).toBeNull()
})
