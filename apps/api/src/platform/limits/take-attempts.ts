import { ApiError } from '../errors/api-error.ts'
import type { AttemptLimiter, TakenAttempt } from './attempt-limiter.ts'

/** Tries of several limits as one. Throws `too-many-requests` when one of them has none left. */
export function takeAttempts(...keys: readonly (readonly [AttemptLimiter, string])[]): TakenAttempt {
  const attempts = keys.map(([limiter, key]) => limiter.take(key))
  if (attempts.includes(null)) throw new ApiError('too-many-requests')
  return { giveBack: () => attempts.forEach((attempt) => attempt?.giveBack()) }
}
