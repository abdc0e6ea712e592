import { sql } from 'kysely'
import type { Database, Trx } from '../../../platform/database/database.ts'
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

/** Those photographs of withdrawn lots that are still there. */
async function keptPhotos(trx: Trx, changes: readonly RecordedChange[]): Promise<ReadonlySet<string>> {
  const named = changes.flatMap(({ kind, before }) => (kind === 'withdrawn' ? (before?.photos ?? []) : []))
  if (named.length === 0) return new Set()
  const files = await trx.selectFrom('files').select('id').where('id', 'in', named).execute()
  return new Set(files.map(({ id }) => id))
}

interface CurrentState {
  /** Undefined where the lot is no longer there. */
  readonly lot: StoredLot | undefined
  readonly photos: ReadonlySet<string>
}

/** What has to be done to a lot; null for nothing, `kept` where it is no longer as the list has made it. */
function undoOf(
  { kind, before, after }: RecordedChange,
  { lot: current, photos: files }: CurrentState,
): LotChange | 'kept' | null {
  if (kind === 'withdrawn') {
    const withdrawn = before as StoredLot
    const photos = withdrawn.photos?.filter((id) => files.has(id)) ?? []
    const lot = { ...withdrawn, photos: photos.length === 0 ? null : photos }
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
  const photos = await keptPhotos(trx, recorded)
  const undone = recorded.map((change) => undoOf(change, { lot: current.get(change.code), photos }))
  return {
    changes: undone.filter((one) => one !== null && one !== 'kept'),
    kept: undone.filter((one) => one === 'kept').length,
  }
}

/** Deletes the photographs of what lists have withdrawn that can no longer be undone. */
async function deletePhotos(trx: Trx, lists: readonly { readonly id: string }[]): Promise<void> {
  const ids = lists.map(({ id }) => id)
  if (ids.length === 0) return
  await sql`DELETE FROM files WHERE id IN (
    SELECT jsonb_array_elements_text(before->'photos') FROM lot_changes
    WHERE import_id = ANY(${ids}) AND kind = 'withdrawn' AND jsonb_typeof(before->'photos') = 'array')`.execute(
    trx,
  )
}

/** Lets what other lists of the same plantation and day did stay: a later one goes on from it. */
export async function endOtherUndos(
  trx: Trx,
  { id, plantation_id: plantationId, availability, delivery_date: date }: ImportRow,
): Promise<void> {
  const ended = await trx
    .updateTable('stock_imports')
    .set({ undo_until: null })
    .where('plantation_id', '=', plantationId)
    .where('availability', '=', availability)
    .where('delivery_date', '=', date)
    .where('id', '<>', id)
    .where('undo_until', 'is not', null)
    .returning('id')
    .execute()
  await deletePhotos(trx, ended)
}

/** Lets what lists did whose time to be undone is over stay. */
export async function endOldUndos({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('stock_imports')
      .set({ undo_until: null })
      .where('undo_until', '<=', now)
      .returning('id')
      .execute()
    await deletePhotos(trx, ended)
  })
}
