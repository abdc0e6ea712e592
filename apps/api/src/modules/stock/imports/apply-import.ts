import { randomUUID } from 'node:crypto'
import { cutoffFor, type ImportLine, type LotFacts } from '@flower-market/flower-domain'
import type { LotChange, StoredLot } from '../../catalog/index.ts'
import type { StockPlantation } from '../lots.repository.ts'
import type { ImportRow } from './imports.repository.ts'

type Terms = Pick<ImportRow, 'currency' | 'rate' | 'rate_date'>

/** Whose lots change, and how many stems of each are held for somebody. */
interface ImportTarget {
  readonly plantation: StockPlantation
  readonly held: ReadonlyMap<string, number>
}

function priceColumns({ currency, rate, rate_date: date }: Terms, asked: number | null) {
  return currency === 'RUB'
    ? { price_currency: null, price_amount: null, price_rate: null, price_rate_date: null }
    : { price_currency: currency, price_amount: asked, price_rate: rate, price_rate_date: date }
}

function newLot(lot: LotFacts, plantation: StockPlantation): Omit<StoredLot, `price_${string}`> {
  return {
    code: randomUUID(),
    type: lot.type,
    variety: lot.variety,
    plantation_id: plantation.id,
    length_cm: lot.lengthCm,
    color: lot.color,
    tint: lot.tint,
    price: lot.price,
    availability: lot.availability,
    delivery_date: lot.deliveryDate,
    stems_available: lot.stemsAvailable,
    stems_per_bunch: lot.stemsPerBunch,
    stems_per_box: lot.stemsPerBox,
    sold_by: lot.soldBy,
    freight: plantation.freight,
    regions: null,
    cutoff_at: lot.availability === 'inStock' ? null : cutoffFor(lot.deliveryDate, plantation),
    photos: null,
  }
}

function changeOf(
  { status, code, asked, after }: ImportLine,
  row: Terms,
  { plantation, lots, held }: ImportTarget & { readonly lots: ReadonlyMap<string, StoredLot> },
): LotChange | null {
  if (status === 'added' && after !== null) {
    const lot = { ...newLot(after, plantation), ...priceColumns(row, asked) }
    return { kind: 'added', before: null, after: lot }
  }
  const before = code === null ? undefined : lots.get(code)
  if (before === undefined) return null
  if (status === 'withdrawn') return { kind: 'withdrawn', before, after: null }
  if (status !== 'changed' || after === null) return null
  const changed = {
    ...before,
    price: after.price,
    ...(after.price !== before.price && priceColumns(row, asked)),
    stems_available: Math.max(0, after.stemsAvailable - (held.get(before.code) ?? 0)),
    stems_per_bunch: after.stemsPerBunch,
    stems_per_box: after.stemsPerBox,
    sold_by: after.soldBy,
  }
  return { kind: 'changed', before, after: changed }
}

/** What the lines of a review do to the lots that it was compared with. */
export function importChanges(
  lines: readonly ImportLine[],
  row: Terms,
  parts: ImportTarget & { readonly lots: readonly StoredLot[] },
): LotChange[] {
  const lots = new Map(parts.lots.map((lot) => [lot.code, lot]))
  const { plantation, held } = parts
  return lines.flatMap((line) => changeOf(line, row, { plantation, lots, held }) ?? [])
}
