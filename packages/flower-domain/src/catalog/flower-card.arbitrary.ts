import * as fc from 'fast-check'
import { packUnits } from '../packs/pack.ts'
import { availabilities } from './availability.ts'
import { colors, flowerTypes } from './flower-card.ts'
import type { FlowerCard } from './flower-card.ts'

/** A lot of red roses; tests override the fields they need. */
export const redRoses: FlowerCard = {
  code: 'R-60',
  type: 'roses',
  variety: 'Explorer',
  plantation: 'Alto Zafiro Roses',
  plantationId: 'alto-zafiro',
  country: 'ECU',
  lengthCm: 60,
  color: 'red',
  tint: '#b3122b',
  price: 12_000,
  availability: 'inStock',
  deliveryDate: '2026-11-20',
  stemsAvailable: 500,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
}

// Few values for each property, so that generated cards share rows, cells and filters.
const card: fc.Arbitrary<FlowerCard> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 6 }),
  type: fc.constantFrom(...flowerTypes.slice(0, 4)),
  variety: fc.constantFrom('Explorer', 'Белая ночь', 'Moon Golem', 'Жёлтый Ёж 60'),
  plantation: fc.constantFrom('Alto Zafiro Roses', 'Тепличный двор «Пример»'),
  plantationId: fc.constantFrom('p1', 'p2', 'p3'),
  country: fc.constantFrom('ECU', 'KEN'),
  lengthCm: fc.constantFrom(40, 50, 60, 70),
  color: fc.constantFrom(...colors.slice(0, 4)),
  tint: fc.constantFrom('#ffffff', '#b3122b'),
  price: fc.integer({ min: 4000, max: 4020 }),
  availability: fc.constantFrom(...availabilities),
  deliveryDate: fc.constantFrom('2026-11-20', '2026-11-21'),
  stemsAvailable: fc.integer({ min: 0, max: 400 }),
  stemsPerBunch: fc.constantFrom(10, 20, 25),
  stemsPerBox: fc.constantFrom(100, 250),
  soldBy: fc.constantFrom(...packUnits),
})

/** One generated card. */
export const flowerCard: fc.Arbitrary<FlowerCard> = card

/** A generated catalog, whose codes differ. */
export const flowerCards: fc.Arbitrary<FlowerCard[]> = fc.uniqueArray(card, {
  selector: ({ code }) => code,
  maxLength: 60,
})
