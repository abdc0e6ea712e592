import {
  isIsoDate,
  tintOf,
  flowerTypeNamed,
  colorNamed,
  varietyFinder,
  type IsoDate,
  type KnownPack,
  type KnownVariety,
  type StockItemProblem,
} from '@flower-market/flower-domain'
import type { StockItem } from '../../../platform/ports/stock/stock-port.ts'
import type { StoredLot } from '../../catalog/index.ts'
import type { StockPlantation } from '../lots.repository.ts'
import { codePrefix } from './stock-system.repository.ts'

/** What an item becomes. */
export type ItemLot =
  | { readonly ok: true; readonly lot: StoredLot }
  | { readonly ok: false; readonly problem: StockItemProblem }

/** What items are understood by. */
export interface ItemContext {
  readonly plantations: ReadonlyMap<string, StockPlantation>
  readonly known: readonly KnownVariety[]
  /** By the plantation's id. */
  readonly packs: ReadonlyMap<string, readonly KnownPack[]>
}

/** The code of an item's lot. */
export function codeOfItem({ id }: Pick<StockItem, 'id'>): string {
  return `${codePrefix}${id}`
}

/** A day as people write it there: 23.11.2026 or 2026-11-23. */
function dayOf(text: string | undefined): IsoDate | null {
  const day = text?.includes('.') === true ? text.split('.').toReversed().join('-') : text
  return isIsoDate(day) ? day : null
}

function wholeOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/u.test(text) ? Number(text) : null
}

function refuse(problem: StockItemProblem): ItemLot {
  return { ok: false, problem }
}

/** Makes what turns items into lots: folder, name and the characteristics «Плантация», «Ростовка», «Дата поставки», «В пачке», «В коробке», «Цвет». */
export function itemReader({ plantations, known, packs }: ItemContext): (item: StockItem) => ItemLot {
  const find = varietyFinder(known, new Map())
  return (item) => {
    const { characteristics, price } = item
    const type = flowerTypeNamed(item.type)
    if (type === null) return refuse('no-type')
    const plantation = plantations.get((characteristics.get('плантация') ?? '').toLowerCase())
    if (plantation === undefined) return refuse('no-plantation')
    const lengthCm = wholeOf(characteristics.get('ростовка')?.replace(/\s?см$/u, ''))
    if (lengthCm === null || lengthCm < 10 || lengthCm > 200) return refuse('no-length')
    const date = dayOf(characteristics.get('дата поставки'))
    if (date === null) return refuse('no-day')
    // The system's price is that in the warehouse.
    if (price === null || price <= plantation.freight || price > 1_000_000) return refuse('no-price')
    const found = find(item.variety)
    const color = colorNamed(characteristics.get('цвет') ?? '')
    const sameType = found.isCertain && found.variety.type === type ? found.variety : undefined
    const variety =
      sameType ?? (color === null ? undefined : { type, name: item.variety, color, tint: tintOf(color) })
    if (variety === undefined) return refuse('unknown-variety')
    const usual = packs.get(plantation.id)?.find((pack) => pack.type === type)
    const stemsPerBunch = wholeOf(characteristics.get('в пачке')) ?? usual?.stemsPerBunch ?? 0
    const stemsPerBox = wholeOf(characteristics.get('в коробке')) ?? usual?.stemsPerBox ?? 0
    if (stemsPerBunch < 1 || stemsPerBox < 1 || stemsPerBox % stemsPerBunch !== 0) return refuse('no-pack')
    return {
      ok: true,
      lot: {
        code: codeOfItem(item),
        type,
        variety: variety.name,
        plantation_id: plantation.id,
        length_cm: lengthCm,
        color: variety.color,
        tint: variety.tint,
        price: price - plantation.freight,
        availability: 'inStock',
        delivery_date: date,
        stems_available: 0,
        stems_per_bunch: stemsPerBunch,
        stems_per_box: stemsPerBox,
        sold_by: usual?.soldBy ?? 'bunch',
        freight: plantation.freight,
        regions: null,
        cutoff_at: null,
        photos: null,
        price_currency: null,
        price_amount: null,
        price_rate: null,
        price_rate_date: null,
      },
    }
  }
}
