import { findPasswordIssue } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { leakedPasswords } from './leaked-passwords.ts'

/**
 * Refuses a new password that is too easy to guess. `person` holds what others know of its owner (email, names).
 * Throws `password-too-weak` with the rule that it breaks.
 */
export async function requireGoodPassword(password: string, person: readonly string[]): Promise<void> {
  const reason = findPasswordIssue(password, person, await leakedPasswords())
  if (reason !== null) throw new ApiError('password-too-weak', { reason })
}
