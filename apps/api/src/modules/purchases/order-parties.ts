import type { CallOutput } from '@flower-market/api-client/contract'
import type { Db } from '../../platform/database/database.ts'

type Parties = Pick<CallOutput<'purchaseGet'>, 'buyer' | 'placedBy'>

/** Whose order it is, and who has placed it for them. */
export async function findParties(db: Db, id: string): Promise<Parties> {
  const row = await db
    .selectFrom('purchases')
    .innerJoin('people as buyer', 'buyer.id', 'purchases.person_id')
    .leftJoin('purchase_events as first', (join) =>
      join.onRef('first.purchase_id', '=', 'purchases.id').on('first.status', '=', 'new'),
    )
    .leftJoin('people as placer', 'placer.id', 'first.created_by')
    .select(['buyer.id', 'buyer.name', 'buyer.surname', 'buyer.company'])
    .select([
      'placer.id as placer_id',
      'placer.role as placer_role',
      'placer.name as placer_name',
      'placer.surname as placer_surname',
      'placer.company as placer_company',
    ])
    .where('purchases.id', '=', id)
    .orderBy('first.ordinal')
    .executeTakeFirstOrThrow()
  const { id: buyerId, name, surname, company } = row
  return { buyer: { _id: buyerId, name, surname, company }, placedBy: toPlacer(row) }
}

function toPlacer(row: {
  readonly id: string
  readonly placer_id: string | null
  readonly placer_role: string | null
  readonly placer_name: string | null
  readonly placer_surname: string | null
  readonly placer_company: string | null
}): Parties['placedBy'] {
  if (row.placer_id === null || row.placer_id === row.id) return null
  if (row.placer_role === 'ADMIN') return { isStaff: true, name: '', company: '' }
  const name = `${row.placer_name ?? ''} ${row.placer_surname ?? ''}`.trim()
  return { isStaff: false, name, company: row.placer_company ?? '' }
}
