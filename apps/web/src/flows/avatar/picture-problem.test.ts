import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { pictureProblemOf } from './picture-problem.ts'

function failure(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'avatarSet', message: 'no', ...parts })
}

test('what is no picture and what is too large are told apart from a call that failed', () => {
  expect(pictureProblemOf(failure({ code: 'images-only' }))).toBe('profile.imagesOnly')
  expect(pictureProblemOf(failure({ code: 'payload-too-large' }))).toBe('profile.pictureTooLarge')
  expect(pictureProblemOf(failure({ kind: 'network' }))).toBe('forms.networkFailure')
})
