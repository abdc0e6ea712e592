import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { codeProblemOf, findCodeProblem } from './code-problem.ts'

function refusal(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'sendPin', message: 'no', ...parts })
}

test.each(['', '161', '16188', '16a8'])('"%s" is not the last four digits of a number', (code) => {
  expect(findCodeProblem(code, 4)).toEqual({ kind: 'incomplete' })
})

test('four digits may be asked about', () => {
  expect(findCodeProblem('0042', 4)).toBeNull()
})

test('a wrong code says how many tries are left', () => {
  expect(codeProblemOf(refusal({ code: 'invalid-code', details: { triesLeft: 4 } }))).toEqual({
    kind: 'wrong',
    triesLeft: 4,
  })
})

test('the last wrong try and the end of its time both end a code', () => {
  expect(codeProblemOf(refusal({ code: 'invalid-code', details: { triesLeft: 0 } }))).toEqual({
    kind: 'ended',
  })
  expect(codeProblemOf(refusal({ code: 'code-expired' }))).toEqual({ kind: 'ended' })
})

test('a code that could not be asked about is not called wrong', () => {
  expect(codeProblemOf(refusal({ kind: 'network' }))).toEqual({
    kind: 'failed',
    message: 'forms.networkFailure',
  })
})
