import { changedRegionTerms, changedTerms, noPercentages } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import {
  plantationRecords,
  regionRecords,
  type MockPlantationRecord,
} from '../fixtures/place-records.fixtures.ts'
import { regionOf, type MockRegion } from '../fixtures/regions.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { withDueChanges, withoutChange, withPlannedChange } from './planned-changes.ts'
import { mockForBuyer, mockSignedIn } from './signed-in.ts'
import { invalid } from './stock-lots.ts'

type RegionRecord = CallOutput<'regionRecords'>[number]
type RegionTerms = MockRequest<'regionCreate'>['body']
type PlantationTerms = MockRequest<'plantationCreate'>['body']

/** A region as the rest of the mock market knows it. */
function toRegion({
  _id: id,
  name,
  warehouse,
  freight,
  cities,
  pickup,
  ...schedule
}: RegionRecord): MockRegion {
  const { deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone } = schedule
  const terms = { id, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone }
  return { terms, name, warehouse, freight, cities, pickup }
}

/** What may be wrong with a region, beside its version. */
function regionProblem(state: MarketState, id: string, { name, cities }: RegionTerms) {
  for (const locale of ['ru', 'en'] as const) {
    const names = cities.map((city) => city.name[locale])
    const twice = names.findIndex((one, place) => names.indexOf(one) !== place)
    if (twice >= 0) return invalid(`cities.${twice}.name.${locale}`, 'This city is named twice.')
  }
  const others = (state.regionRecords ?? regionRecords).filter(({ _id }) => _id !== id)
  const isTaken = others.some((one) => one.name.ru === name.ru || one.name.en === name.en)
  return isTaken ? refuse('name-taken') : null
}

function sorted(weekdays: readonly number[]): number[] {
  return [...new Set(weekdays)].toSorted((left, right) => left - right)
}

function withLots(state: MarketState, record: MockPlantationRecord): CallOutput<'plantationRecords'>[number] {
  const own = state.cards.filter(({ plantationId }) => plantationId === record._id)
  return { ...record, lots: own.length }
}

/** A region with a change: made, or planned for later. */
function withRegionChange(
  state: MarketState,
  person: MockPerson,
  known: RegionRecord,
  { holdsFrom, reason, version: _seen, ...terms }: MockRequest<'regionUpdate'>['body'],
): RegionRecord {
  if (holdsFrom === undefined) {
    const deliveryWeekdays = sorted(terms.deliveryWeekdays)
    return { ...known, ...terms, version: known.version + 1, deliveryWeekdays }
  }
  const changed = changedRegionTerms<RegionTerms>(known, terms)
  return withPlannedChange<RegionTerms, RegionRecord>(state, person, known, { holdsFrom, reason, changed })
}

/** A plantation with a change: made, or planned for later. */
function withPlantationChange(
  state: MarketState,
  person: MockPerson,
  known: MockPlantationRecord,
  { holdsFrom, reason, version: _seen, ...terms }: MockRequest<'plantationUpdate'>['body'],
): MockPlantationRecord {
  if (holdsFrom === undefined) return { ...known, ...terms, version: known.version + 1 }
  const changed = changedTerms<PlantationTerms>(known, terms)
  const change = { holdsFrom, reason, changed }
  return withPlannedChange<PlantationTerms, MockPlantationRecord>(state, person, known, change)
}

/** Regions and plantations of the mock market, as staff keep them. */
export function staffPlacesHandlers(state: MarketState): HttpHandler[] {
  const regions = () => (state.regionRecords ?? regionRecords).map((one) => withDueChanges(one, state.now))
  const farms = () =>
    (state.plantationRecords ?? plantationRecords).map((one) => withDueChanges(one, state.now))
  const isNamed = (id: string, { name }: PlantationTerms) =>
    farms().some((one) => one._id !== id && one.name === name)
  return [
    mockForBuyer(state, 'regionList', ({ margin }) =>
      regions().map((record) => regionOf(toRegion(record), margin ?? noPercentages)),
    ),
    mockSignedIn(state, 'regionRecords', () => [...regions()]),
    mockSignedIn(state, 'regionCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'regionCreate', idempotencyKey, body }, () => {
        const _id = `region-${regions().length + 1}`
        const problem = regionProblem(state, _id, body)
        if (problem !== null) return problem
        const deliveryWeekdays = sorted(body.deliveryWeekdays)
        const record = { ...body, _id, version: 1, deliveryWeekdays, planned: [] }
        state.regionRecords = [...regions(), record]
        return { _id }
      }),
    ),
    mockSignedIn(state, 'regionUpdate', (person, { params: { id }, body }) => {
      const known = regions().find(({ _id }) => _id === id)
      if (known === undefined) return refuse('not-found')
      if (known.version !== body.version) return refuse('record-changed')
      const problem = regionProblem(state, id, body)
      if (problem !== null) return problem
      const record = withRegionChange(state, person, known, body)
      state.regionRecords = regions().map((one) => (one._id === id ? record : one))
      return { version: record.version }
    }),
    mockSignedIn(state, 'regionChangeWithdraw', (_person, { params: { id, changeId } }) => {
      const known = regions().find(({ _id }) => _id === id)
      const record = known && withoutChange(known, changeId)
      if (!record) return refuse('not-found')
      state.regionRecords = regions().map((one) => (one._id === id ? record : one))
      return {}
    }),
    mockSignedIn(state, 'plantationAll', () =>
      farms()
        .map(({ _id, name }) => ({ _id, name }))
        .toSorted((left, right) => left.name.localeCompare(right.name)),
    ),
    mockSignedIn(state, 'plantationRecords', () =>
      farms()
        .map((record) => withLots(state, record))
        .toSorted((left, right) => left.name.localeCompare(right.name)),
    ),
    mockSignedIn(state, 'plantationCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'plantationCreate', idempotencyKey, body }, () => {
        const _id = `plantation-${farms().length + 1}`
        if (isNamed(_id, body)) return refuse('name-taken')
        state.plantationRecords = [...farms(), { ...body, _id, version: 1, planned: [] }]
        return { _id }
      }),
    ),
    mockSignedIn(state, 'plantationUpdate', (person, { params: { id }, body }) => {
      const known = farms().find(({ _id }) => _id === id)
      if (known === undefined) return refuse('not-found')
      if (known.version !== body.version) return refuse('record-changed')
      if (isNamed(id, body)) return refuse('name-taken')
      const record = withPlantationChange(state, person, known, body)
      state.plantationRecords = farms().map((one) => (one._id === id ? record : one))
      return { version: record.version }
    }),
    mockSignedIn(state, 'plantationChangeWithdraw', (_person, { params: { id, changeId } }) => {
      const known = farms().find(({ _id }) => _id === id)
      const record = known && withoutChange(known, changeId)
      if (!record) return refuse('not-found')
      state.plantationRecords = farms().map((one) => (one._id === id ? record : one))
      return {}
    }),
  ]
}
