import { events } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { auditLots } from './audit-lots.ts'
import type { LotChange, LotChangeCause, StoredLot } from './lot-change.ts'

/** Bigints and dates have no form in JSON that PostgreSQL would read otherwise. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
}

const lotColumns = sql.raw(
  `code, type, variety, plantation_id, length_cm, color, tint, price, availability, delivery_date, stems_available,
   stems_per_bunch, stems_per_box, sold_by, freight, regions, cutoff_at, photos, price_currency, price_amount, price_rate,
   price_rate_date`,
)

/** A parameter for all of them: an import has thousands, and a statement at most 65,535 parameters. */
function lotsOf(lots: readonly StoredLot[]) {
  return sql`json_populate_recordset(NULL::cards, ${toJson(lots)}::json)`
}

async function addLots(trx: Trx, lots: readonly StoredLot[]): Promise<void> {
  if (lots.length === 0) return
  // New lots stand behind the others of their type.
  await sql`INSERT INTO cards (${lotColumns}, place)
    SELECT ${lotColumns}, coalesce((SELECT max(place) FROM cards WHERE cards.type = new.type
        AND cards.delivery_date = new.delivery_date AND cards.availability = new.availability),
      (SELECT max(place) + 1 FROM cards WHERE cards.delivery_date = new.delivery_date
        AND cards.availability = new.availability), 0)
    FROM ${lotsOf(lots)} AS new`.execute(trx)
  await sql`INSERT INTO varieties (type, name, color, tint)
    SELECT DISTINCT ON (type, variety) type, variety, color, tint FROM ${lotsOf(lots)}
    ORDER BY type, variety, code ON CONFLICT DO NOTHING`.execute(trx)
}

async function rewriteLots(trx: Trx, lots: readonly StoredLot[]): Promise<void> {
  if (lots.length === 0) return
  await sql`UPDATE cards SET (${lotColumns}) = (SELECT ${lotColumns} FROM (SELECT new.*) AS changed)
    FROM ${lotsOf(lots)} AS new WHERE cards.code = new.code`.execute(trx)
}

async function removeLots(trx: Trx, lots: readonly StoredLot[], { importId }: LotChangeCause): Promise<void> {
  const codes = lots.map(({ code }) => code)
  if (codes.length === 0) return
  await trx.deleteFrom('cards').where('code', 'in', codes).execute()
  // A price list can be undone: what it withdraws keeps its photographs until then (ADR 0185).
  if (importId !== undefined) return
  const files = lots.flatMap(({ photos }) => photos ?? [])
  if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute()
}

async function recordChanges(
  trx: Trx,
  changes: readonly LotChange[],
  { by, source, at, importId }: LotChangeCause,
): Promise<void> {
  const rows = changes.map(({ kind, before, after }) => {
    const { code, plantation_id: plantationId } = after ?? before
    return { code, plantation_id: plantationId, kind, before, after }
  })
  await sql`INSERT INTO lot_changes (code, plantation_id, kind, source, at, changed_by, before, after, import_id)
    SELECT code, plantation_id, kind, ${source}, ${at}, ${by?.personId ?? null}, before, after, ${importId ?? null}
    FROM json_populate_recordset(NULL::lot_changes, ${toJson(rows)}::json)`.execute(trx)
}

/** What everybody who looks at the price list can be told without reading it again. */
function isOnlyStock({ kind, before, after }: LotChange): boolean {
  if (kind !== 'changed') return false
  const { stems_available: _before, ...was } = before
  const { stems_available: _after, ...is } = after
  return toJson(was) === toJson(is)
}

async function tell(trx: Trx, changes: readonly LotChange[]): Promise<void> {
  const days = Map.groupBy(changes, ({ before, after }) => {
    const lot = after ?? before
    return `${lot.delivery_date} ${lot.availability}`
  })
  for (const ofDay of days.values()) {
    const [first] = ofDay as [LotChange]
    const { delivery_date: date, availability } = (first.after ?? first.before) as StoredLot
    if (ofDay.every(isOnlyStock)) {
      const stock = ofDay.flatMap(({ after }) =>
        after === null ? [] : [{ code: after.code, stemsAvailable: after.stems_available }],
      )
      await publish(trx, events['stock-changed'], { everybody: true }, { date, changes: stock })
    } else {
      await publish(trx, events['lots-changed'], { everybody: true }, { date, availability })
    }
  }
}

/**
 * The one way in which lots change but by orders: rows, the record of who changed what, the audit log of staff, and what open pages are told. The version
 * of the price list follows by itself (ADR 0039); carts are checked against the lots as they are, so that they need nothing.
 */
export async function changeLots(
  trx: Trx,
  changes: readonly LotChange[],
  cause: LotChangeCause,
): Promise<void> {
  if (changes.length === 0) return
  const afterOf = (kind: LotChange['kind']): StoredLot[] =>
    changes.flatMap((change) => (change.kind === kind && change.after !== null ? [change.after] : []))
  await removeLots(
    trx,
    changes.flatMap(({ kind, before }) => (kind === 'withdrawn' ? [before] : [])),
    cause,
  )
  await rewriteLots(trx, afterOf('changed'))
  await addLots(trx, afterOf('added'))
  await recordChanges(trx, changes, cause)
  await auditLots(trx, changes, cause)
  await tell(trx, changes)
}
