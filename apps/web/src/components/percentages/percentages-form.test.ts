import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { findProblems, percentagesOf, toFormErrors, type TypedPercentages } from './percentages-form.ts'

const typed: TypedPercentages = {
  priceBp: '5',
  deliveryToWarehouseBp: '0',
  deliveryToRegionBp: '1,5',
  deliveryToCityBp: '0.25',
}

test('four shares may be sent, each in basis points', () => {
  expect(findProblems(typed)).toBeNull()
  expect(percentagesOf(typed)).toEqual({
    priceBp: 500,
    deliveryToWarehouseBp: 0,
    deliveryToRegionBp: 150,
    deliveryToCityBp: 25,
  })
})

test('each field that holds no share is named, and no other', () => {
  expect(findProblems({ ...typed, priceBp: '', deliveryToCityBp: '101' })).toEqual({
    priceBp: 'users.percentWrong',
    deliveryToCityBp: 'users.percentWrong',
  })
})

test('what is no share is never sent', () => {
  expect(() => percentagesOf({ ...typed, priceBp: 'many' })).toThrow('«many» is no percentage.')
})

function refusal(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'userAddReferral', message: 'no', ...parts })
}

test('each refusal has its own words', () => {
  expect(toFormErrors(refusal({ status: 404, code: 'not-found' }))).toEqual({ form: 'users.notYours' })
  expect(toFormErrors(refusal({ status: 403, code: 'not-permitted' }))).toEqual({ form: 'users.notYours' })
  expect(toFormErrors(refusal({ status: 409, code: 'person-changed' }))).toEqual({
    form: 'users.changedMeanwhile',
  })
  expect(toFormErrors(refusal({ kind: 'network' }))).toEqual({ form: 'forms.networkFailure' })
  expect(toFormErrors(refusal({ status: 500, code: 'internal' }))).toEqual({ form: 'forms.failed' })
})
