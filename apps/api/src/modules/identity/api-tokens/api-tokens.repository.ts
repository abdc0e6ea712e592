import type { ApiScope } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database, Db, Trx } from '../../../platform/database/database.ts'
import { personColumns, type Person } from '../people.repository.ts'

/** A token without its secret. */
export interface StoredApiToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
  readonly lastAddress: string | null
}

/** A token that counts, with its person. */
export interface LiveApiToken {
  readonly id: string
  readonly scopes: readonly ApiScope[]
  readonly lastUsedAt: Date | null
  readonly person: Person
}

type LiveRow = Person & { tokenId: string; scopes: ApiScope[]; lastUsedAt: Date | null }

const bySecret = {
  name: 'api-token-by-secret',
  text: `SELECT api_tokens.id AS "tokenId", scopes, last_used_at AS "lastUsedAt", ${personColumns}
         FROM api_tokens JOIN people ON people.id = api_tokens.person_id
           LEFT JOIN verifications ON verifications.person_id = people.id
         WHERE secret_hash = $1 AND expires_at > $2 AND role <> 'ADMIN' AND blocked_at IS NULL`,
}

/** The token of a secret, unless it has expired; none of staff, and none of somebody who is blocked. */
export async function findApiToken(
  database: Database,
  secretHash: Buffer,
  now: Date,
): Promise<LiveApiToken | undefined> {
  const [row] = await database.query<LiveRow>(bySecret, [secretHash, now])
  if (row === undefined) return undefined
  const { tokenId, scopes, lastUsedAt, ...person } = row
  return { id: tokenId, scopes, lastUsedAt, person }
}

const touch = {
  name: 'touch-api-token',
  text: `UPDATE api_tokens SET last_used_at = $2, last_address = $3
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $4)`,
}

/** Notes that a token was used, unless that was noted after `notSince`. */
export async function touchApiToken(
  database: Database,
  id: string,
  { address, now, notSince }: { readonly address: string; readonly now: Date; readonly notSince: Date },
): Promise<void> {
  await database.query(touch, [id, now, address, notSince])
}

/** A person's tokens, the newest first. */
export function listApiTokens(db: Db, personId: string): Promise<StoredApiToken[]> {
  return db
    .selectFrom('api_tokens')
    .select([
      'id',
      'name',
      'scopes',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
      'last_address as lastAddress',
    ])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** How many tokens of a person have not expired; the caller has locked the person. */
export async function countApiTokens(trx: Trx, personId: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps a new token. */
export async function insertApiToken(
  trx: Trx,
  token: Omit<StoredApiToken, 'lastUsedAt' | 'lastAddress'> & {
    readonly personId: string
    readonly secretHash: Buffer
  },
): Promise<void> {
  await trx
    .insertInto('api_tokens')
    .values({
      id: token.id,
      person_id: token.personId,
      secret_hash: token.secretHash,
      name: token.name,
      scopes: [...token.scopes],
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Revokes one of a person's tokens; false when they have no such token. */
export async function deleteApiToken(db: Db, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM api_tokens WHERE person_id = ${personId} AND id = ${id}
    RETURNING id`.execute(db)
  return rows.length === 1
}

/** Revokes all of a person's tokens. */
export async function deleteApiTokens(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('person_id', '=', personId).execute()
}
