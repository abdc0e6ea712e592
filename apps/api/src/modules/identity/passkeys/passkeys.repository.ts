import type { CallOutput } from '@flower-market/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database, Db, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { hashSessionSecret } from '../session-secret.ts'

/** A passkey as it is kept. */
export type PasskeyRow = Selectable<Schema['passkeys']>

/** The passkeys of somebody for a host, the first that was added first. */
export function selectPasskeys(db: Db | Trx, personId: string, rpId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .where('rp_id', '=', rpId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

/** Whether a passkey is somebody's. */
export async function isOwnPasskey(db: Db, personId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** A passkey as its owner sees it. */
export function toPasskey(row: PasskeyRow): CallOutput<'secondFactor'>['passkeys'][number] {
  const { id: _id, name, is_synced: isSynced, added_at: addedAt, last_used_at: lastUsedAt } = row
  return {
    _id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }
}

/** Keeps the challenge of a passkey that is to be added; an earlier one counts no more. */
export async function keepChallenge(
  trx: Trx,
  personId: string,
  { challenge, endsAt }: { readonly challenge: string; readonly endsAt: Date },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ passkey_challenge: challenge, passkey_challenge_ends_at: endsAt })
    .where('person_id', '=', personId)
    .execute()
}

/**
 * Takes the challenge of somebody's second factor, which is answered once: null where there is none any more, undefined
 * where there is no second factor.
 */
export async function takeChallenge(
  { kysely }: Database,
  personId: string,
  now: Date,
): Promise<string | null | undefined> {
  return kysely.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('second_factors')
      .select(['passkey_challenge as challenge', 'passkey_challenge_ends_at as endsAt'])
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (kept === undefined) return undefined
    await trx
      .updateTable('second_factors')
      .set({ passkey_challenge: null, passkey_challenge_ends_at: null })
      .where('person_id', '=', personId)
      .execute()
    return kept.endsAt !== null && kept.endsAt > now ? kept.challenge : null
  })
}

/** Keeps the challenge of a sign-in that waits for its second step; false when it waits no more. */
export async function keepSignInChallenge(
  { kysely }: Database,
  secret: string,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('pending_sign_ins')
    .set({ passkey_challenge: challenge })
    .where('secret_hash', '=', hashSessionSecret(secret))
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Keeps a passkey; false when it is kept already. */
export async function insertPasskey(trx: Trx, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
