import type { CallOutput } from '@flower-market/api-client/contract'
import { claimsRateBp, type ClaimStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { findClaims, type Claim } from './claims.repository.ts'

type ToDecide = CallOutput<'claimDecide'>
type Received = CallOutput<'claimReceived'>['items'][number]

/** Which part of the claims. */
interface ClaimsPart {
  readonly page: number
  readonly limit: number
  readonly status?: ClaimStatus | undefined
}

function contexts(db: Db | Trx) {
  return db
    .selectFrom('claims')
    .innerJoin('purchases', 'purchases.id', 'claims.purchase_id')
    .innerJoin('people', 'people.id', 'purchases.person_id')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'claims.purchase_id')
        .onRef('purchase_lines.position', '=', 'claims.position'),
    )
}

const contextColumns = [
  'claims.id',
  'purchases.id as order_id',
  'purchases.number as order_number',
  'people.id as person_id',
  'people.name',
  'people.surname',
  'people.company',
  'people.city',
  'purchase_lines.type',
  'purchase_lines.variety',
  'purchase_lines.length_cm',
  'purchase_lines.plantation',
  'purchase_lines.agreed_price',
] as const

function contextRows(db: Db | Trx) {
  return contexts(db).select(contextColumns)
}

type ContextRow = Awaited<ReturnType<ReturnType<typeof contextRows>['execute']>>[number]

function flowerOf({ type, variety, length_cm: lengthCm, plantation }: ContextRow): Received['flower'] {
  return { type, variety, lengthCm, plantation }
}

function toDecide(row: ContextRow, claim: Claim): ToDecide {
  return {
    ...claim,
    flower: flowerOf(row),
    order: { _id: row.order_id, number: row.order_number },
    price: row.agreed_price,
    buyer: { _id: row.person_id, name: `${row.name} ${row.surname}`.trim(), company: row.company },
  }
}

function toReceived(row: ContextRow, claim: Claim): Received {
  const { credited: _credited, comment: _comment, ...facts } = claim
  return {
    ...facts,
    flower: flowerOf(row),
    orderNumber: row.order_number,
    buyer: { company: row.company, city: row.city },
  }
}

async function withClaims<T>(
  db: Db | Trx,
  rows: readonly ContextRow[],
  combine: (row: ContextRow, claim: Claim) => T,
): Promise<T[]> {
  const claims = new Map(
    (
      await findClaims(
        db,
        rows.map(({ id }) => id),
      )
    ).map((claim) => [claim._id, claim]),
  )
  return rows.map((row) => combine(row, claims.get(row.id) as Claim))
}

/** A claim as staff decide it. */
export async function findClaimToDecide(db: Db | Trx, id: string): Promise<ToDecide> {
  const rows = await contextRows(db).where('claims.id', '=', id).execute()
  const [found] = await withClaims(db, rows, toDecide)
  return found as ToDecide
}

/** A page of everybody's claims, the oldest first. */
export async function listClaimsToDecide(db: Db, part: ClaimsPart): Promise<CallOutput<'claimReview'>> {
  const { page, limit, status } = part
  const chosen = contexts(db).$if(status !== undefined, (query) =>
    query.where('claims.status', '=', status as ClaimStatus),
  )
  const rows = await chosen
    .select(contextColumns)
    .orderBy('claims.number')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await chosen
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: await withClaims(db, rows, toDecide), page, limit, total: Number(total) }
}

/** A page of the claims about a plantation's flowers, the newest first; nothing for whoever represents none. */
export async function listReceivedClaims(
  db: Db,
  plantationId: string | null,
  { page, limit, status }: ClaimsPart,
): Promise<CallOutput<'claimReceived'>> {
  const chosen = contexts(db)
    .where('purchase_lines.plantation_id', '=', plantationId ?? '')
    .$if(status !== undefined, (query) => query.where('claims.status', '=', status as ClaimStatus))
  const rows = await chosen
    .select(contextColumns)
    .orderBy('claims.number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await chosen
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: await withClaims(db, rows, toReceived), page, limit, total: Number(total) }
}

/** How much of what each plantation delivered was claimed, and with what success, by name. */
export async function listClaimRates(db: Db): Promise<CallOutput<'claimRates'>> {
  const { rows } = await sql<{
    _id: string
    name: string
    delivered: bigint
    claimed: bigint
    accepted: bigint
  }>`
    SELECT plantations.id AS _id, plantations.name,
      coalesce((SELECT sum(shipped_quantity) FROM purchase_lines JOIN purchases ON purchases.id = purchase_id
        WHERE plantation_id = plantations.id AND status IN ('delivered', 'fulfilled', 'return')), 0) AS delivered,
      coalesce(sum(claims.quantity) FILTER (WHERE claims.status <> 'withdrawn'), 0) AS claimed,
      coalesce(sum(claims.accepted_quantity), 0) AS accepted
    FROM plantations
      LEFT JOIN purchase_lines ON plantation_id = plantations.id
      LEFT JOIN claims ON claims.purchase_id = purchase_lines.purchase_id AND claims.position = purchase_lines.position
    GROUP BY plantations.id ORDER BY plantations.name`.execute(db)
  return rows.map(({ _id, name, ...sums }) => {
    const [delivered, claimed, accepted] = [sums.delivered, sums.claimed, sums.accepted].map(Number) as [
      number,
      number,
      number,
    ]
    return { _id, name, delivered, claimed, accepted, rateBp: claimsRateBp({ delivered, accepted }) }
  })
}
