import { resendAfterMs } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { keyedHash } from '../../../platform/security/keyed-hash.ts'

/** What is sent. */
export type SendingPurpose = 'signup' | 'recovery' | 'signin-code' | 'phone-call'

/** Says when something may be sent to the same subject again: to an email, a phone or a person, known or not. */
export type RetryTimer = ReturnType<typeof retryTimer>

/** A timer, and whether this call began it. */
export interface StartedTimer {
  readonly retryAt: Date
  readonly isStarted: boolean
}

const start = {
  name: 'start-retry-timer',
  text: `INSERT INTO send_cooldowns (purpose, subject_hash, sent_at) VALUES ($1, $2, $3)
         ON CONFLICT (purpose, subject_hash) DO UPDATE SET sent_at = excluded.sent_at
         WHERE send_cooldowns.sent_at <= $4
         RETURNING sent_at`,
}

function retryAtOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + resendAfterMs)
}

/** Makes the timer; `secret` hashes the subjects. */
export function retryTimer(database: Database, secret: Buffer, now: () => Date) {
  const hashOf = (purpose: SendingPurpose, subject: string): Buffer => keyedHash(secret, purpose, subject)

  const tryStart = async (purpose: SendingPurpose, subject: string): Promise<StartedTimer> => {
    const at = now()
    const lastSending = new Date(at.getTime() - resendAfterMs)
    const rows = await database.query(start, [purpose, hashOf(purpose, subject), at, lastSending])
    if (rows.length === 1) return { retryAt: retryAtOf(at), isStarted: true }
    const running = await database.kysely
      .selectFrom('send_cooldowns')
      .select('sent_at')
      .where('purpose', '=', purpose)
      .where('subject_hash', '=', hashOf(purpose, subject))
      .executeTakeFirst()
    return { retryAt: retryAtOf(running?.sent_at ?? at), isStarted: false }
  }

  return {
    /** Begins the timer where it does not run; of parallel calls one. Answers when it will have run down. */
    tryStart,

    /** Begins the timer; of parallel calls one. Throws `retry-later` with the moment while it runs. */
    async start(purpose: SendingPurpose, subject: string): Promise<Date> {
      const { retryAt, isStarted } = await tryStart(purpose, subject)
      if (!isStarted) {
        const retryAfterMs = retryAt.getTime() - now().getTime()
        throw new ApiError('retry-later', { retryAt: retryAt.toISOString() }, { retryAfterMs })
      }
      return retryAt
    },

    /** Lets the next one go at once, because nothing was sent. */
    async cancel(purpose: SendingPurpose, subject: string): Promise<void> {
      await database.kysely
        .deleteFrom('send_cooldowns')
        .where('purpose', '=', purpose)
        .where('subject_hash', '=', hashOf(purpose, subject))
        .execute()
    },
  }
}
