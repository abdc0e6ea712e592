import { flowerTypes, searchWords, type FlowerCard, type FlowerType } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { varieties } from '../fixtures/varieties.fixtures.ts'
import { varietyFacts } from '../fixtures/variety-facts.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

type VarietyRecord = CallOutput<'varietyRecords'>['items'][number]
type Measurements = Pick<VarietyRecord, 'headMm' | 'vaseDays'>

/** What is known of a variety: as staff have set it, else as the fixtures have it. */
export function measurementsOf(state: MarketState, type: FlowerType, variety: string): Measurements {
  return state.varietyMeasurements.get(`${type} ${variety}`) ?? varietyFacts({ type, variety })
}

type NamedVariety = Pick<FlowerCard, 'type' | 'variety' | 'color' | 'tint'>

function toRecord(state: MarketState, { type, variety: name, color, tint }: NamedVariety): VarietyRecord {
  const lots = state.cards.filter((card) => card.type === type && card.variety === name).length
  return { type, name, color, tint, ...measurementsOf(state, type, name), lots }
}

/** The varieties of the fixtures, and those of lots that came later. */
function allVarieties(state: MarketState): VarietyRecord[] {
  const known = new Map<string, NamedVariety>()
  for (const type of flowerTypes) {
    for (const [variety, , color, tint] of varieties[type]) {
      known.set(`${type} ${variety}`, { type, variety, color, tint })
    }
  }
  for (const card of state.cards) {
    const key = `${card.type} ${card.variety}`
    if (!known.has(key)) known.set(key, card)
  }
  return [...known.values()]
    .map((one) => toRecord(state, one))
    .toSorted((left, right) => left.name.localeCompare(right.name) || left.type.localeCompare(right.type))
}

function isNamed({ name }: VarietyRecord, search: string): boolean {
  const text = name.toLowerCase().replaceAll('ё', 'е')
  return searchWords(search).every((word) => text.includes(word))
}

/** Varieties of the mock market, as staff keep them. */
export function varietyRecordsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(
      state,
      'varietyRecords',
      (_person, { query: { type, search = '', isUnmeasured, page, limit } }) => {
        const found = allVarieties(state).filter(
          (one) =>
            (type === undefined || one.type === type) &&
            isNamed(one, search) &&
            (isUnmeasured !== true || (one.headMm === null && one.vaseDays === null)),
        )
        return { items: found.slice((page - 1) * limit, page * limit), page, limit, total: found.length }
      },
    ),
    mockSignedIn(state, 'varietyUpdate', (_person, { body: { type, name, headMm, vaseDays, seen } }) => {
      const known = allVarieties(state).find((one) => one.type === type && one.name === name)
      if (known === undefined) return refuse('not-found')
      const before = { headMm: known.headMm, vaseDays: known.vaseDays }
      if (JSON.stringify(before) !== JSON.stringify(seen)) return refuse('record-changed')
      state.varietyMeasurements = new Map(state.varietyMeasurements).set(`${type} ${name}`, {
        headMm,
        vaseDays,
      })
      return {}
    }),
  ]
}
