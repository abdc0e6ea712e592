import { expect, test } from 'vitest'
import { groupIntoPriceGrid } from '@flower-market/flower-domain'
import { fixtureCard } from '@flower-market/api-client/msw'
import { lotsOf, otherPlantations } from './other-plantations.ts'

const explorer = fixtureCard('Explorer', 50)
const elsewhere = { plantationId: 'elsewhere', plantation: 'Elsewhere' }
const nearby = { plantationId: 'nearby', plantation: 'Nearby' }
const { rows } = groupIntoPriceGrid([
  fixtureCard('Explorer', 60),
  explorer,
  { ...explorer, ...elsewhere, code: 'dear', price: 20_000 },
  { ...explorer, ...nearby, code: 'cheap', price: 9000 },
  { ...explorer, ...nearby, code: 'other-type', type: 'sprayRoses' },
  fixtureCard('Freedom', 50),
])

test('lists the same variety at other plantations, cheapest first', () => {
  expect(otherPlantations(rows, 0).map(({ facts }) => facts.plantation)).toEqual(['Nearby', 'Elsewhere'])
})

test('a row that is not there has no others', () => {
  expect(otherPlantations(rows, 99)).toEqual([])
})

test('the lots of a row come shortest first, without lengths that do not exist', () => {
  expect(lotsOf(rows[0] as (typeof rows)[number]).map(({ lengthCm }) => lengthCm)).toEqual([50, 60])
})
