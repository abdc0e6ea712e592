import { canonicalJson } from '../../canonical-json.ts'
import { isApiError } from '../../api-error.ts'
import type { ApiErrorOf } from '../../api-error.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/** Throws unless the condition holds; `fact` describes it. */
export function verify(holds: boolean, fact: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${fact}`)
}

/** Throws unless both are the same when written as JSON, whatever the order of their keys. */
export function verifySame(actual: unknown, expected: unknown, fact: string): void {
  const [found, wanted] = [canonicalJson(actual), canonicalJson(expected)]
  verify(found === wanted, `${fact} (expected ${wanted}, got ${found})`)
}

/** Returns the error code of a failed attempt; throws when it succeeds or fails otherwise. */
export async function verifyRefused<C extends ErrorCode>(
  attempt: Promise<unknown>,
  code: C,
): Promise<ApiErrorOf<C>> {
  let outcome: unknown
  try {
    await attempt
  } catch (error) {
    if (isApiError(error, code)) return error
    outcome = error
  }
  throw new Error(`Not so: the call is refused with "${code}"`, { cause: outcome })
}
