import { moscowDateOf } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { publishToDesk } from '../../../platform/events/publish-to-desk.ts'
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
  for (const { id } of rows) packs.set(id, await listPacks(db, id, 'inStock'))
  return {
    plantations: new Map(rows.map((plantation) => [plantation.name.toLowerCase(), plantation])),
    known: await listVarieties(db),
    packs,
  }
}

/**
 * Reads all items. What differs from the lots on sale waits until staff accept it; what cannot be understood is kept with its problem. A
 * flower of a day that has passed is no new lot.
 */
export async function readItems({ database, events, ports: { stock }, now }: Shop): Promise<void> {
  const at = now()
  const items = await stock.readItems()
  const readItem = itemReader(await contextOf(database.kysely))
  const made = items.map((item) => ({ item, lot: readItem(item) }))
  await events.transaction(async (trx) => {
    const onSale = new Set((await lockSystemLots(trx)).map(({ code }) => code))
    const today = moscowDateOf(at)
    const isWanted = (lot: StoredLot): boolean => lot.delivery_date >= today || onSale.has(lot.code)
    await writeItems(
      trx,
      made.map(({ item, lot }) => ({
        id: item.id,
        name: `${item.variety} ${[...item.characteristics.values()].join(', ')}`.trim().slice(0, 300),
        code: codeOfItem(item),
        problem: lot.ok ? null : lot.problem,
        lot: lot.ok && isWanted(lot.lot) ? lot.lot : null,
      })),
    )
    await keepReading(trx, 'items', at)
    await publishToDesk(trx, 'import')
  })
}

/** Writes what can be sold of each lot by what was read last. */
export async function writeSellable(trx: Trx, { readAt, at }: { readAt: Date; at: Date }): Promise<void> {
  // Orders of these lots wait from here on: what is sellable is counted with all that were placed.
  const lots = await lockSystemLots(trx)
  const sellable = await selectSellable(trx, readAt)
  const changes = lots.flatMap((before): LotChange[] => {
    const stems = sellable.get(before.code) ?? 0
    return stems === before.stems_available
      ? []
      : [{ kind: 'changed', before, after: { ...before, stems_available: stems } }]
  })
  await changeLots(trx, changes, { by: null, source: 'moysklad', at })
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
    await writeSellable(trx, { readAt: at, at })
    await keepReading(trx, 'levels', at)
  })
}
