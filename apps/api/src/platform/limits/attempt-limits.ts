import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isUnavailable } from '../database/database-errors.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { ApiError } from '../errors/api-error.ts'
import { keyedHash } from '../security/keyed-hash.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { memoryAttempts } from './memory-attempts.ts'

/** An attempt at several limits: of an email, a phone, a person, a network. */
export type Attempt = readonly (readonly [limit: AttemptLimit, key: string])[]

/** Attempts that have been counted. */
export interface TakenAttempts {
  /** Makes them count no more: they were no guesses. */
  giveBack(): Promise<void>
}

/** Limits that count for all processes together. */
export interface AttemptLimits {
  /**
   * Counts an attempt before its outcome is known, so that a burst cannot slip through. Throws `too-many-requests` when
   * one of the limits has none left, and then it costs the others nothing.
   */
  take(...attempt: Attempt): Promise<TakenAttempts>
  /** Deletes the windows that have ended. */
  forgetEnded(): Promise<void>
}

// A window that has ended begins anew; one that has none left stays as it is and is not returned. The rows are locked
// in one order, so that two attempts never wait for each other.
const take = {
  name: 'take-attempts',
  text: `INSERT INTO attempts (limit_name, key_hash, attempts_left, ends_at)
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::int[], $4::timestamptz[])
      AS wanted (limit_name, key_hash, attempts_left, ends_at) ORDER BY limit_name, key_hash
    ON CONFLICT (limit_name, key_hash) DO UPDATE SET
      attempts_left = CASE WHEN attempts.ends_at <= $5 THEN excluded.attempts_left ELSE attempts.attempts_left - 1 END,
      ends_at = CASE WHEN attempts.ends_at <= $5 THEN excluded.ends_at ELSE attempts.ends_at END
    WHERE attempts.ends_at <= $5 OR attempts.attempts_left > 0
    RETURNING limit_name AS name, key_hash AS "keyHash", ends_at AS "endsAt"`,
}

const giveBack = {
  name: 'give-back-attempt',
  text: `UPDATE attempts SET attempts_left = attempts_left + 1
    WHERE limit_name = $1 AND key_hash = $2 AND ends_at = $3`,
}

const endOfSpent = {
  name: 'end-of-spent-attempts',
  text: `SELECT max(ends_at) AS "endsAt" FROM attempts
    JOIN unnest($1::text[], $2::bytea[]) AS wanted (name, hash) ON limit_name = name AND key_hash = hash
    WHERE attempts_left <= 0`,
}

interface TakenRow {
  readonly name: string
  readonly keyHash: Buffer
  readonly endsAt: Date
}

/**
 * Makes the limits; `secret` hashes the keys. While the database is away each process counts by itself: error reports
 * go on then, and all else fails by itself.
 */
export function createAttemptLimits(database: Database, secret: Buffer, now: () => Date): AttemptLimits {
  const memory = memoryAttempts(now)

  const takeInDatabase = async (attempt: Attempt): Promise<TakenAttempts | null> => {
    const at = now()
    const rows = await database.query<TakenRow>(take, [
      attempt.map(([{ name }]) => name),
      attempt.map(([{ name }, key]) => keyedHash(secret, name, key)),
      attempt.map(([{ attempts }]) => attempts - 1),
      attempt.map(([{ windowMs }]) => new Date(at.getTime() + windowMs)),
      at,
    ])
    const taken = {
      // Row by row: together they could wait for an attempt that has locked them in another order.
      giveBack: async () => {
        for (const { name, keyHash, endsAt } of rows) await database.query(giveBack, [name, keyHash, endsAt])
      },
    }
    if (rows.length === attempt.length) return taken
    // What one limit refuses costs the others nothing: a stranger's network is not the subject's fault.
    await taken.giveBack()
    return null
  }

  const takeInMemory = (attempt: Attempt): TakenAttempts | null => {
    const taken = attempt.filter(([limit, key]) => memory.take(limit, key))
    const giveBackTaken = () => taken.forEach(([limit, key]) => memory.giveBack(limit, key))
    if (taken.length === attempt.length) return { giveBack: async () => giveBackTaken() }
    giveBackTaken()
    return null
  }

  /** How long the refusing limits last; where that is not known, as long as the longest of them. */
  const waitOf = async (attempt: Attempt): Promise<number> => {
    const longest = Math.max(...attempt.map(([{ windowMs }]) => windowMs))
    const [ended] = await database
      .query<{ endsAt: Date | null }>(endOfSpent, [
        attempt.map(([{ name }]) => name),
        attempt.map(([{ name }, key]) => keyedHash(secret, name, key)),
      ])
      .catch(() => [])
    return ended?.endsAt ? ended.endsAt.getTime() - now().getTime() : longest
  }

  return {
    async take(...attempt) {
      const taken = await takeInDatabase(attempt).catch((error: unknown) => {
        if (isUnavailable(error)) return takeInMemory(attempt)
        throw error
      })
      if (taken === null) {
        const retryAfterMs = await waitOf(attempt)
        throw new ApiError('too-many-requests', undefined, { retryAfterMs })
      }
      return taken
    },

    async forgetEnded() {
      await deleteInBatches(database.kysely, 'attempts', sql`ends_at <= ${now()}`)
    },
  }
}
