import { flowerTypes, type Availability, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import type { Lot } from '../modules/catalog/index.ts'
import demoData from './demo-data.json' with { type: 'json' }
import { farms, growers, type Farm, type Growing } from './growers.ts'
import { freightOf, packOf, warehousePrice } from './lot-terms.ts'
import { mixRows, type GridRow } from './mix-rows.ts'
import { farmCutoff, isSentOn, sale } from './plantation-sales.ts'
import { qualityOn } from './price-weeks.ts'
import { seededRandom, wholeBetween } from './seeded-random.ts'
import { varietyColors } from './variety-colors.ts'

/** What is on sale for which day. */
interface Day {
  readonly date: IsoDate
  readonly availability: Availability
}

/** All lots of an availability for a delivery day, in the recommended order; the same day is always the same. */
export function tradingDay(date: IsoDate, availability: Availability = 'inStock'): Lot[] {
  const day = { date, availability }
  return flowerTypes.flatMap((type) => mixRows(rowsOf(type, day), date).flatMap(({ cards }) => cards))
}

function rowsOf(type: FlowerType, day: Day): GridRow[] {
  return growers[type].flatMap((growing) => {
    const farm = farms.get(growing.farm) as Farm
    if (!isSentOn(day.date, farm.country, day.availability)) return []
    const varieties = growing.only ?? demoData.varieties[type]
    return varieties.flatMap((variety) => rowOf({ type, day, variety, farm, growing }) ?? [])
  })
}

interface RowKind {
  readonly type: FlowerType
  readonly day: Day
  readonly variety: string
  readonly farm: Farm
  readonly growing: Growing
}

const chanceOfFarm = 0.92
const chanceOfLength = 0.85
const chanceOfCapitals = 0.08
const chanceOfNear = 0.06

/** A variety of a farm on a day; null when the farm does not grow it or has none that day. */
function rowOf({ type, day, variety, farm, growing }: RowKind): GridRow | null {
  const { date, availability } = day
  const { chanceOfDay, stems, codeEnd } = sale[availability]
  const forever = seededRandom(`${variety}|${farm.id}`)
  const today = seededRandom(`${variety}|${farm.id}|${date}${codeEnd}`)
  const quality = qualityOn(date, forever(), `${variety}|${farm.id}`)
  const isSoldByBox = forever() < chanceOfBoxes(type) || availability !== 'inStock'
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
        code: codeOf(variety, farm, lengthCm, date) + codeEnd,
        plantationId: farm.id,
        plantation: farm.name,
        color,
        tint,
        plantationPrice: warehousePrice(lot, quality, reach) - freightOf(lot),
        freight: freightOf(lot),
        regions: regionsOf(variety, farm),
        availability,
        photos: null,
        cutoffAt: farmCutoff(date, farm, availability),
        deliveryDate: date,
        soldBy: isSoldByBox ? 'box' : 'bunch',
        stemsAvailable: isSoldByBox
          ? pack.stemsPerBox * wholeBetween(today, ...stems)
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
