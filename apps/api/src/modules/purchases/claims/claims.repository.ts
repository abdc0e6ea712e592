import type { CallOutput } from '@flower-market/api-client/contract'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { filePath } from '../../../platform/http/file-path.ts'

/** A claim as its buyer reads it. */
export type Claim = CallOutput<'claimCreate'>

function claimsQuery(db: Db | Trx) {
  return db
    .selectFrom('claims')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'claims.purchase_id')
        .onRef('purchase_lines.position', '=', 'claims.position'),
    )
    .leftJoin('purchase_credits', 'purchase_credits.claim_id', 'claims.id')
    .select([
      'claims.id',
      'claims.number',
      'claims.reason',
      'claims.comment',
      'claims.quantity',
      'claims.status',
      'claims.created_at',
      'claims.decided_at',
      'claims.accepted_quantity',
      'claims.decision',
      'purchase_lines.code',
      'purchase_credits.amount',
    ])
    .orderBy('claims.number')
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimsQuery>['execute']>>[number]

async function withParts(db: Db | Trx, rows: readonly ClaimRow[]): Promise<Claim[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [bunches, photos] = await Promise.all([
    db
      .selectFrom('claim_bunches')
      .selectAll()
      .where('claim_id', 'in', ids)
      .orderBy('box')
      .orderBy('bunch')
      .execute(),
    db
      .selectFrom('claim_photos')
      .select(['claim_id', 'file_id'])
      .where('claim_id', 'in', ids)
      .orderBy('at')
      .orderBy('key')
      .execute(),
  ])
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    code: row.code,
    reason: row.reason,
    comment: row.comment,
    bunches: bunches
      .filter(({ claim_id: claimId }) => claimId === row.id)
      .map(({ box, bunch, quantity }) => ({ box, bunch, quantity })),
    quantity: row.quantity,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    acceptedQuantity: row.accepted_quantity,
    credited: row.amount === null ? 0 : toMinor(row.amount),
    decision: row.decision,
    photos: photos
      .filter(({ claim_id: claimId }) => claimId === row.id)
      .map(({ file_id: fileId }) => filePath(fileId)),
  }))
}

/** The claims about an order, in the order in which they were made. */
export async function listOrderClaims(db: Db | Trx, purchaseId: string): Promise<Claim[]> {
  return withParts(db, await claimsQuery(db).where('claims.purchase_id', '=', purchaseId).execute())
}

/** Claims by their ids, in the order of their numbers. */
export async function findClaims(db: Db | Trx, ids: readonly string[]): Promise<Claim[]> {
  if (ids.length === 0) return []
  return withParts(db, await claimsQuery(db).where('claims.id', 'in', ids).execute())
}

/** One claim that exists. */
export async function readClaim(db: Db | Trx, id: string): Promise<Claim> {
  const [found] = await findClaims(db, [id])
  return found as Claim
}

/** How many claims about an order wait for a decision. */
export async function countOpenClaims(db: Db | Trx, purchaseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('claims')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stems of the open claims about an order, by the position of their line. */
export async function openClaimStems(db: Db | Trx, purchaseId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('claims')
    .select(['position', (eb) => eb.fn.sum<bigint>('quantity').as('stems')])
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'open')
    .groupBy('position')
    .execute()
  return new Map(rows.map(({ position, stems }) => [position, Number(stems)]))
}
