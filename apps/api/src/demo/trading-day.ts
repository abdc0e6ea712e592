import { flowerTypes, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import type { Lot } from '../modules/catalog/index.ts'
import demoData from './demo-data.json' with { type: 'json' }
import { farms, growers, type Farm, type Growing } from './growers.ts'
import { freightOf, packOf, warehousePrice } from './lot-terms.ts'
import { mixRows, type GridRow } from './mix-rows.ts'
import { seededRandom, wholeBetween } from './seeded-random.ts'
import { varietyColors } from './variety-colors.ts'

/** All lots in stock for a delivery day, in the recommended order; the same day is always the same. */
export function tradingDay(date: IsoDate): Lot[] {
  return flowerTypes.flatMap((type) => mixRows(rowsOf(type, date), date).flatMap(({ cards }) => cards))
}

function rowsOf(type: FlowerType, date: IsoDate): GridRow[] {
  return growers[type].flatMap((growing) => {
    const farm = farms.get(growing.farm) as Farm
    const varieties = growing.only ?? demoData.varieties[type]
    return varieties.flatMap((variety) => rowOf({ type, date, variety, farm, growing }) ?? [])
  })
}

interface RowKind {
  readonly type: FlowerType
  readonly date: IsoDate
  readonly variety: string
  readonly farm: Farm
  readonly growing: Growing
}

const chanceOfFarm = 0.92
const chanceOfDay = 0.93
const chanceOfLength = 0.85
const chanceOfCapitals = 0.08
const chanceOfNear = 0.06

/** A variety of a farm on a day; null when the farm does not grow it or has none that day. */
function rowOf({ type, date, variety, farm, growing }: RowKind): GridRow | null {
  const forever = seededRandom(`${variety}|${farm.id}`)
  const today = seededRandom(`${variety}|${farm.id}|${date}`)
  const quality = forever()
  const isSoldByBox = forever() < chanceOfBoxes(type)
  const look = varietyColors[type][variety]
  if (look === undefined || forever() > chanceOfFarm || today() > chanceOfDay) return null
  const [color, tint] = look
  const lengths = namedLength(variety) ?? growing.lengths
  const cards = lengths.flatMap((lengthCm, index): Lot[] => {
    if (today() > chanceOfLength) return []
    const lot = { type, variety, country: farm.country, lengthCm }
    const pack = packOf(lot)
    const reach = lengths.length === 1 ? 0.5 : index / (lengths.length - 1)
    return [
      {
        ...lot,
        ...pack,
        code: codeOf(variety, farm, lengthCm, date),
        plantationId: farm.id,
        plantation: farm.name,
        color,
        tint,
        plantationPrice: warehousePrice(lot, quality, reach) - freightOf(lot),
        freight: freightOf(lot),
        regions: regionsOf(variety, farm),
        availability: 'inStock',
        deliveryDate: date,
        soldBy: isSoldByBox ? 'box' : 'bunch',
        stemsAvailable: isSoldByBox
          ? pack.stemsPerBox * wholeBetween(today, 1, 8)
          : pack.stemsPerBunch * (today() < 0.12 ? wholeBetween(today, 1, 3) : wholeBetween(today, 5, 44)),
      },
    ]
  })
  return cards.length === 0 ? null : { cards }
}

/** Where a variety of a farm is sold: nearly all everywhere, some not on the longest roads. */
function regionsOf(variety: string, farm: Farm): string[] | null {
  const luck = seededRandom(`${variety}|${farm.id}|regions`)()
  if (luck < chanceOfCapitals) return ['moscow', 'saint-petersburg']
  return luck < chanceOfCapitals + chanceOfNear
    ? ['moscow', 'saint-petersburg', 'nizhny-novgorod', 'kazan']
    : null
}

function chanceOfBoxes(type: FlowerType): number {
  return ['gypsophila', 'carnations', 'eucalyptus'].includes(type) ? 0.15 : 0.04
}

/** Pistache is named by its length. */
function namedLength(variety: string): number[] | null {
  const [, cm] = /(?<!\d)(\d{1,3}) cm$/u.exec(variety) ?? []
  return cm === undefined ? null : [Number(cm)]
}

function codeOf(variety: string, farm: Farm, lengthCm: number, date: IsoDate): string {
  return [
    variety.replaceAll(/[^A-Za-z0-9]+/gu, '').toUpperCase(),
    farm.code,
    lengthCm,
    date.slice(2).replaceAll('-', ''),
  ].join('-')
}
