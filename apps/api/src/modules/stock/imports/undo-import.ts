import type { Trx } from '../../../platform/database/database.ts'
import type { LotChange, StoredLot } from '../../catalog/index.ts'
import type { ImportRow } from './imports.repository.ts'

/** What an applied price list did to a lot, as it was recorded. */
type RecordedChange = Pick<LotChange, 'kind'> & {
  readonly before: StoredLot | null
  readonly after: StoredLot | null
}

/** What undoing does, and how many lots stay as they are because somebody has changed or withdrawn them since. */
export interface UndoneChanges {
  readonly changes: readonly LotChange[]
  readonly kept: number
}

/** What a price list says of a lot besides its stems, which orders change as well. */
const terms = [
  'price',
  'price_currency',
  'price_amount',
  'price_rate',
  'price_rate_date',
  'stems_per_bunch',
  'stems_per_box',
  'sold_by',
] as const

/** Recorded as JSON, where a bigint is a string. */
function hasTermsOf(lot: StoredLot, listed: StoredLot): boolean {
  return terms.every((name) => String(lot[name]) === String(listed[name]))
}

function termsOf(lot: StoredLot): Pick<StoredLot, (typeof terms)[number]> {
  return Object.fromEntries(terms.map((name) => [name, lot[name]])) as Pick<StoredLot, (typeof terms)[number]>
}

/** What has to be done to a lot; null for nothing, `kept` where it is no longer as the list has made it. */
function undoOf(
  { kind, before, after }: RecordedChange,
  current: StoredLot | undefined,
): LotChange | 'kept' | null {
  if (kind === 'withdrawn') {
    // Its photographs went with it.
    const lot = { ...(before as StoredLot), photos: null }
    return current === undefined ? { kind: 'added', before: null, after: lot } : null
  }
  const listed = after as StoredLot
  if (current === undefined) return kind === 'added' ? null : 'kept'
  if (!hasTermsOf(current, listed)) return 'kept'
  if (before === null) return { kind: 'withdrawn', before: current, after: null }
  const stems = current.stems_available + before.stems_available - listed.stems_available
  const lot = { ...current, ...termsOf(before), stems_available: Math.max(0, stems) }
  return { kind: 'changed', before: current, after: lot }
}

/**
 * What takes back what an applied price list did to the lots of its day: new lots go, withdrawn ones come back, and changed ones
 * have their terms and as many stems as they would have without the list; what was sold since stays sold.
 */
export async function undoneChanges(
  trx: Trx,
  importId: string,
  lots: readonly StoredLot[],
): Promise<UndoneChanges> {
  const recorded = (await trx
    .selectFrom('lot_changes')
    .select(['code', 'kind', 'before', 'after'])
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute()) as readonly (RecordedChange & { readonly code: string })[]
  const current = new Map(lots.map((lot) => [lot.code, lot]))
  const undone = recorded.map((change) => undoOf(change, current.get(change.code)))
  return {
    changes: undone.filter((one) => one !== null && one !== 'kept'),
    kept: undone.filter((one) => one === 'kept').length,
  }
}

/** Lets what other lists of the same plantation and day did stay: a later one goes on from it. */
export async function endOtherUndos(
  trx: Trx,
  { id, plantation_id: plantationId, availability, delivery_date: date }: ImportRow,
): Promise<void> {
  await trx
    .updateTable('stock_imports')
    .set({ undo_until: null })
    .where('plantation_id', '=', plantationId)
    .where('availability', '=', availability)
    .where('delivery_date', '=', date)
    .where('id', '<>', id)
    .where('undo_until', 'is not', null)
    .execute()
}
