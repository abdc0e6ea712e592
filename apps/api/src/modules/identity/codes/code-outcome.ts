import { ApiFailure } from '../../../api-failure.ts'
import type { CodeOutcome } from './one-time-codes.ts'

/** The phone of a right code. Throws `invalid-code` with the tries that are left, or `code-expired`. */
export function readCodeOutcome(outcome: CodeOutcome): string {
  if (outcome.kind === 'expired') throw new ApiFailure('code-expired')
  if (outcome.kind === 'wrong') throw new ApiFailure('invalid-code', { triesLeft: outcome.triesLeft })
  return outcome.phone
}
