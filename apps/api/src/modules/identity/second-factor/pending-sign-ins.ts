import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { codeLifetimeMs, codeTries } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { hostCookie } from '../../../platform/security/host-cookies.ts'
import { hashSessionSecret, newSessionSecret } from '../session-secret.ts'

/** A sign-in that waits for the code of a second factor: what its cookie is made of. */
export interface PendingSignIn {
  readonly kind: 'pending'
  readonly personId: string
  readonly secret: string
  readonly expiresAt: Date
}

/** Keeps a proof until the code is given: that of a password has its hash, none that of a code by SMS. */
export async function insertPendingSignIn(
  { kysely }: Database,
  personId: string,
  { passwordHash, now }: { readonly passwordHash: string | undefined; readonly now: Date },
): Promise<PendingSignIn> {
  const secret = newSessionSecret()
  const expiresAt = new Date(now.getTime() + codeLifetimeMs)
  await kysely
    .insertInto('pending_sign_ins')
    .values({
      secret_hash: hashSessionSecret(secret),
      person_id: personId,
      password_hash: passwordHash ?? null,
      tries_left: codeTries,
      expires_at: expiresAt,
    })
    .execute()
  return { kind: 'pending', personId, secret, expiresAt }
}

/** A sign-in as it is kept. */
export type PendingRow = Selectable<Schema['pending_sign_ins']>

/** The sign-in of a cookie, while it counts; whoever tries at the same time waits. */
export function lockPendingSignIn(trx: Trx, secret: string, now: Date) {
  return trx
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('secret_hash', '=', hashSessionSecret(secret))
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .forUpdate()
    .executeTakeFirst()
}

/** Who signs in with a cookie. */
export async function personOfPending({ kysely }: Database, secret: string): Promise<string | undefined> {
  const pending = await kysely
    .selectFrom('pending_sign_ins')
    .select('person_id')
    .where('secret_hash', '=', hashSessionSecret(secret))
    .executeTakeFirst()
  return pending?.person_id
}

/** Ends a sign-in that was finished. */
export async function deletePendingSignIn(trx: Trx, secret: string): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('secret_hash', '=', hashSessionSecret(secret)).execute()
}

/** Counts a wrong code; answers how many may follow. The challenge of a passkey was answered. */
export async function countWrongCode(trx: Trx, secret: string): Promise<number> {
  const { tries_left: left } = await trx
    .updateTable('pending_sign_ins')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1), passkey_challenge: null }))
    .where('secret_hash', '=', hashSessionSecret(secret))
    .returning('tries_left')
    .executeTakeFirstOrThrow()
  return left
}

/** The cookie of a sign-in that waits for its code; it opens nothing by itself. */
export interface PendingCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, pending: PendingSignIn): void
  clear(reply: FastifyReply): void
}

/** Makes the reader and writer of the cookie. */
export function pendingCookieOf(isSecure: boolean): PendingCookie {
  const name = hostCookie('pending-sign-in', isSecure)
  const options = { path: '/', sameSite: 'strict', httpOnly: true, secure: isSecure } as const
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, { secret, expiresAt }) => reply.setCookie(name, secret, { ...options, expires: expiresAt }),
    clear: (reply) => reply.clearCookie(name, options),
  }
}
