import { ApiError } from '../../../platform/errors/api-error.ts'
import type { CodeOutcome } from './one-time-codes.ts'

/** The phone of a right code. Throws `invalid-code` with the tries that are left, or `code-expired`. */
export function readCodeOutcome(outcome: CodeOutcome): string {
  if (outcome.kind === 'expired') throw new ApiError('code-expired')
  if (outcome.kind === 'wrong') throw new ApiError('invalid-code', { triesLeft: outcome.triesLeft })
  return outcome.phone
}
