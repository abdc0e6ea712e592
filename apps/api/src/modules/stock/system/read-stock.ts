import { moscowDateOf } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeLots, type LotChange, type StoredLot } from '../../catalog/index.ts'
import { listPacks, listVarieties } from '../imports/imports.repository.ts'
import type { StockPlantation } from '../lots.repository.ts'
import { codeOfItem, itemReader, type ItemContext } from './item-lots.ts'
import {
  keepReading,
  lastReading,
  lockSystemLots,
  selectSellable,
  writeItems,
  writeLevels,
} from './stock-system.repository.ts'

type Shop = Pick<Platform, 'database' | 'events' | 'ports' | 'now'>

/** How far a reading of changes goes back before the last one: what was written at that moment is read twice, not never. */
const overlapMs = 5 * 60_000

async function contextOf(db: Db): Promise<ItemContext> {
  const { rows } =
    await sql<StockPlantation>`SELECT id, name, default_freight AS freight, time_zone AS "timeZone",
    cutoff_days_before AS "cutoffDaysBefore", cutoff_minutes AS "cutoffMinutes" FROM plantations`.execute(db)
  const packs = new Map<string, Awaited<ReturnType<typeof listPacks>>>()
  for (const { id } of rows) packs.set(id, await listPacks(db, id))
  return {
    plantations: new Map(rows.map((plantation) => [plantation.name.toLowerCase(), plantation])),
    known: await listVarieties(db),
    packs,
  }
}

const read = ['type', 'variety', 'plantation_id', 'length_cm', 'price', 'delivery_date'] as const
const packed = ['stems_per_bunch', 'stems_per_box', 'freight'] as const

/** What the system says of a lot; what only the shop knows stays. */
function changedLot(before: StoredLot, item: StoredLot): StoredLot {
  const facts = Object.fromEntries([...read, ...packed].map((name) => [name, item[name]]))
  return { ...before, ...facts }
}

function isSame(left: StoredLot, right: StoredLot): boolean {
  return [...read, ...packed].every((name) => left[name] === right[name])
}

async function applyItems(trx: Trx, lots: ReadonlyMap<string, StoredLot>, at: Date): Promise<void> {
  const current = await lockSystemLots(trx)
  const byCode = new Map(current.map((lot) => [lot.code, lot]))
  const today = moscowDateOf(at)
  const added = [...lots.values()].filter((lot) => !byCode.has(lot.code) && lot.delivery_date >= today)
  const changes: LotChange[] = [
    ...added.map((after): LotChange => ({ kind: 'added', before: null, after })),
    ...current.flatMap((before): LotChange[] => {
      const item = lots.get(before.code)
      if (item === undefined) return [{ kind: 'withdrawn', before, after: null }]
      return isSame(before, item) ? [] : [{ kind: 'changed', before, after: changedLot(before, item) }]
    }),
  ]
  await changeLots(trx, changes, { by: null, source: 'moysklad', at })
}

/** Reads all items: lots come, change and go; what cannot be understood is kept with its problem. */
export async function readItems({ database, events, ports: { stock }, now }: Shop): Promise<void> {
  const at = now()
  const items = await stock.readItems()
  const readItem = itemReader(await contextOf(database.kysely))
  const made = items.map((item) => ({ item, lot: readItem(item) }))
  const lots = new Map(made.flatMap(({ lot }) => (lot.ok ? [[lot.lot.code, lot.lot] as const] : [])))
  await events.transaction(async (trx) => {
    await writeItems(
      trx,
      made.map(({ item, lot }) => ({
        id: item.id,
        name: `${item.variety} ${[...item.characteristics.values()].join(', ')}`.trim().slice(0, 300),
        code: codeOfItem(item),
        problem: lot.ok ? null : lot.problem,
      })),
    )
    await applyItems(trx, lots, at)
    await keepReading(trx, 'items', at)
  })
}

/** Reads what there is of each item, of what has changed since the last reading or of all, and writes what can be sold of it. */
export async function readLevels(
  { database, events, ports: { stock }, now }: Shop,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const at = now()
  const last = isWhole ? null : await lastReading(database.kysely, 'levels')
  const since = last && new Date(last.getTime() - overlapMs)
  const levels = await stock.readLevels(since)
  await events.transaction(async (trx) => {
    await writeLevels(trx, levels, since === null)
    // Orders of these lots wait from here on: what is sellable is counted with all that were placed.
    const lots = await lockSystemLots(trx)
    const sellable = await selectSellable(trx, at)
    const changes = lots.flatMap((before): LotChange[] => {
      const stems = sellable.get(before.code) ?? 0
      return stems === before.stems_available
        ? []
        : [{ kind: 'changed', before, after: { ...before, stems_available: stems } }]
    })
    await changeLots(trx, changes, { by: null, source: 'moysklad', at })
    await keepReading(trx, 'levels', at)
  })
}
