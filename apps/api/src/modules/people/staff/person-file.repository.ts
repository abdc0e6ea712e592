import type { CallOutput } from '@flower-market/api-client/contract'
import {
  staffOperations,
  walletOfCurrency,
  type Currency,
  type StaffOperation,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'

type File = CallOutput<'personGet'>
interface Named {
  readonly _id: string
  readonly name: string
}

/** What only staff read of a person. */
export type StaffFacts = Pick<File, 'version' | 'plantation' | 'broker' | 'referrer' | 'blocked'> & {
  readonly decidedAt: string | null
  readonly decidedBy: Named | null
}

interface FactsRow {
  version: number
  plantation: Named | null
  broker: Named | null
  referrer: Named | null
  blockedAt: Date | null
  blockedBy: Named | null
  blockReason: string | null
  decidedAt: Date | null
  decidedBy: Named | null
}

function named(table: string) {
  const person = sql.ref(table)
  const id = sql.ref(`${table}.id`)
  return sql`CASE WHEN ${id} IS NULL THEN NULL ELSE
    jsonb_build_object('_id', ${id}, 'name', trim((${person}).name || ' ' || (${person}).surname)) END`
}

/** What only staff read of a person; undefined when there is no such person. */
export async function findStaffFacts(db: Db, id: string): Promise<StaffFacts | undefined> {
  const { rows } = await sql<FactsRow>`SELECT people.version, people.blocked_at AS "blockedAt",
      people.block_reason AS "blockReason", ${named('blocker')} AS "blockedBy",
      CASE WHEN plantations.id IS NULL THEN NULL
        ELSE jsonb_build_object('_id', plantations.id, 'name', plantations.name) END AS plantation,
      ${named('broker')} AS broker, ${named('referrer')} AS referrer,
      verifications.decided_at AS "decidedAt", ${named('decider')} AS "decidedBy"
    FROM people
      LEFT JOIN people AS blocker ON blocker.id = people.blocked_by
      LEFT JOIN people AS broker ON broker.id = people.broker_id
      LEFT JOIN people AS referrer ON referrer.id = people.referred_by
      LEFT JOIN plantations ON plantations.id = people.plantation_id
      LEFT JOIN verifications ON verifications.person_id = people.id
      LEFT JOIN people AS decider ON decider.id = verifications.decided_by
    WHERE people.id = ${id} AND people.erased_at IS NULL`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { blockedAt, blockedBy, blockReason, decidedAt, decidedBy, ...facts } = row
  return {
    ...facts,
    blocked:
      blockedAt === null || blockedBy === null || blockReason === null
        ? null
        : { at: blockedAt.toISOString(), by: blockedBy, reason: blockReason },
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
  }
}

interface AccountRow {
  id: bigint
  currency: Currency
  name: string | null
  balance: bigint
  reserved: bigint
  isFrozen: boolean
}

/** A person's accounts with what is held back of them. */
export async function listStaffAccounts(db: Db, personId: string): Promise<File['accounts']> {
  const { rows } = await sql<AccountRow>`SELECT id, currency, name, balance, reserved,
      frozen_at IS NOT NULL AS "isFrozen"
    FROM ledger_accounts WHERE owner_id = ${personId} ORDER BY id`.execute(db)
  return rows.map(({ id, currency, name, balance, reserved, isFrozen }) => ({
    _id: String(id),
    type: walletOfCurrency(currency),
    name: name ?? '',
    balance: toMinor(balance),
    reserved: toMinor(reserved),
    available: toMinor(balance - reserved),
    isFrozen,
  }))
}

type Movement = File['movements']['items'][number]

/** What a person's movements belong to beside their orders, by the movement. */
export async function findMovementCauses(
  db: Db,
  personId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<Movement['cause']>>> {
  const { rows } = await sql<{ id: string; cause: NonNullable<Movement['cause']> }>`
    SELECT movement_id AS id, jsonb_build_object('kind', 'payment', 'number', number, 'isByStatement',
        EXISTS (SELECT FROM bank_transfers WHERE payment_id = payments.id AND credited_at IS NOT NULL)) AS cause
      FROM payments WHERE movement_id = ANY(${ids}) AND person_id = ${personId}
    UNION ALL
    SELECT purchase_credits.movement_id, jsonb_build_object('kind', 'credit', 'variety', variety,
        'lengthCm', length_cm, 'reason', purchase_credits.reason, 'claim', claims.number)
      FROM purchase_credits
        JOIN purchase_lines USING (purchase_id, position)
        LEFT JOIN claims ON claims.id = claim_id
      WHERE movement_id = ANY(${ids})
    UNION ALL
    SELECT moved.id, jsonb_build_object('kind', 'transfer', 'number', number,
        'payee', coalesce(payee->'plantation'->>'name', ''))
      FROM transfers CROSS JOIN LATERAL (VALUES (movement_id), (returned_by)) AS moved (id)
      WHERE moved.id = ANY(${ids}) AND person_id = ${personId}`.execute(db)
  return new Map(rows.map(({ id, cause }) => [id, cause]))
}

/** An operation by hand, and what it has moved with its corrections so far. */
export interface StaffMovement {
  readonly id: string
  readonly operation: StaffOperation
  readonly currency: Currency
  /** Minor units. */
  readonly standing: number
}

/** Those of a person's movements that staff have made by hand; only these can be corrected. */
export async function findStaffMovements(
  db: Db | Trx,
  personId: string,
  ids: readonly string[],
): Promise<Map<string, StaffMovement>> {
  const { rows } = await sql<{ id: string; kind: StaffOperation; currency: Currency; standing: bigint }>`
    SELECT movements.id, movements.kind, ledger_accounts.currency, sum(postings.amount)::bigint AS standing
    FROM movements
      JOIN movement_reasons ON movement_reasons.movement_id = movements.id
      JOIN movements AS parts ON parts.id = movements.id OR parts.corrects = movements.id
      JOIN postings ON postings.movement_id = parts.id
      JOIN ledger_accounts ON ledger_accounts.id = postings.account_id AND owner_id = ${personId}
    WHERE movements.id = ANY(${ids}) AND movements.kind = ANY(${staffOperations})
    GROUP BY movements.id, movements.kind, ledger_accounts.currency`.execute(db)
  return new Map(
    rows.map(({ id, kind, currency, standing }) => [
      id,
      { id, operation: kind, currency, standing: toMinor(standing) },
    ]),
  )
}
