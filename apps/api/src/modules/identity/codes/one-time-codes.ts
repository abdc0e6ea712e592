import { timingSafeEqual } from 'node:crypto'
import { codeLifetimeMs, codeTries } from '@flower-market/flower-domain'
import type { Database, Db, Trx } from '../../../platform/database/database.ts'
import { keyedHash } from '../../../platform/security/keyed-hash.ts'

/** What a code proves: that a phone may sign in, or that a person holds a phone. */
export type CodePurpose = 'signin' | 'phone'

/** A code as it is asked for. */
export interface IssuedCode {
  readonly purpose: CodePurpose
  /** A phone to sign in with, or the id of the person who confirms one. */
  readonly subject: string
  readonly phone: string
  readonly code: string
}

/** A try to use a code. */
export interface CodeAttempt {
  readonly purpose: CodePurpose
  readonly subject: string
  readonly code: string
}

/** What a try came to. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly phone: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' }

/** Codes that are worth one use, five tries and five minutes. */
export type OneTimeCodes = ReturnType<typeof oneTimeCodes>

/** Makes the codes of one server; `secret` hashes them. */
export function oneTimeCodes(database: Database, secret: Buffer, now: () => Date) {
  const hashOf = ({ purpose, subject, code }: CodeAttempt): Buffer =>
    keyedHash(secret, purpose, subject, code)

  return {
    /** Keeps a code; the subject's earlier one ends. Answers when it expires. */
    async issue(db: Db | Trx, { purpose, subject, phone, code }: IssuedCode): Promise<Date> {
      const expiresAt = new Date(now().getTime() + codeLifetimeMs)
      const fresh = {
        phone,
        code_hash: hashOf({ purpose, subject, code }),
        tries_left: codeTries,
        expires_at: expiresAt,
      }
      await db
        .insertInto('one_time_codes')
        .values({ purpose, subject, ...fresh })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
        .execute()
      return expiresAt
    },

    /** Puts another code in the place of one that still counts, with its tries and its end; false when none does. */
    async replace({ purpose, subject, code }: CodeAttempt): Promise<boolean> {
      const { numUpdatedRows } = await database.kysely
        .updateTable('one_time_codes')
        .set({ code_hash: hashOf({ purpose, subject, code }) })
        .where((eb) => eb.and({ purpose, subject }))
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    /**
     * Tries a code: a right one is used up, a wrong one costs a try. The row's lock makes parallel tries wait for each
     * other, and it is the caller's transaction that has to be committed, also after a wrong code.
     */
    async use(trx: Trx, attempt: CodeAttempt): Promise<CodeOutcome> {
      const { purpose, subject } = attempt
      const kept = await trx
        .selectFrom('one_time_codes')
        .selectAll()
        .where((eb) => eb.and({ purpose, subject }))
        .forUpdate()
        .executeTakeFirst()
      if (kept === undefined || kept.expires_at <= now() || kept.tries_left === 0) return { kind: 'expired' }
      if (timingSafeEqual(kept.code_hash, hashOf(attempt))) {
        await trx
          .deleteFrom('one_time_codes')
          .where((eb) => eb.and({ purpose, subject }))
          .execute()
        return { kind: 'right', phone: kept.phone }
      }
      const triesLeft = kept.tries_left - 1
      await trx
        .updateTable('one_time_codes')
        .set({ tries_left: triesLeft })
        .where((eb) => eb.and({ purpose, subject }))
        .execute()
      return { kind: 'wrong', triesLeft }
    },
  }
}
