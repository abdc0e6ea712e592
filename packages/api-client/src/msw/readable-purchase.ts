import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { findAmong } from './people.ts'

/** An order that a person may read: their own, one that they placed, and for a broker those of their clients. */
export function findReadablePurchase(state: MarketState, person: MockPerson, id: string) {
  return state.purchases.find(
    ({ _id, ownerId, placerId }) =>
      _id === id &&
      (ownerId === person._id ||
        placerId === person._id ||
        (person.role === 'BROKER' && findAmong(state, person, ownerId) !== undefined)),
  )
}
