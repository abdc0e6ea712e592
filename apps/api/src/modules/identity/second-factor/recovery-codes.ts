import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from '@flower-market/flower-domain'
import { hashRaw } from '@node-rs/argon2'
import type { Trx } from '../../../platform/database/database.ts'
import { passwordCost } from '../passwords.ts'

const saltBytes = 16

/** New recovery codes: what is shown once, and what is kept. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[]
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
}

function newCode(): string {
  const characters = Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)],
  )
  return characters.join('')
}

/** The codes of one person share a salt, so that a typed one is hashed once for all of them. */
function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(code, { ...passwordCost, salt })
}

/** Makes recovery codes. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(saltBytes)
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashCode(code, salt))) }
}

/** Keeps recovery codes in place of the earlier ones. */
export async function storeRecoveryCodes(
  trx: Trx,
  personId: string,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ recovery_salt: salt })
    .where('person_id', '=', personId)
    .execute()
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  const rows = hashes.map((hash) => ({ person_id: personId, code_hash: hash }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Uses a recovery code up; false when it is none, or was used. */
export async function spendRecoveryCode(
  trx: Trx,
  { personId, salt, code, now }: { personId: string; salt: Buffer; code: string; now: Date },
): Promise<boolean> {
  const typed = await hashCode(code, salt)
  const unused = await trx
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
  const found = unused.find(({ code_hash: hash }) => timingSafeEqual(hash, typed))
  if (found === undefined) return false
  await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', found.code_hash)
    .execute()
  return true
}
