import type { CallOutput } from '../contract/contract.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { listedPurchase } from './listed-purchase.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { namedPerson } from './people.ts'
import { withShipments } from './shipments.ts'

/** Whose an order is. */
export function ownerOf(state: MarketState, { ownerId }: MockPurchase) {
  const owner = state.people.find(({ _id }) => _id === ownerId)
  if (owner === undefined) throw refuse('not-found')
  return owner
}

/** An order as lists of staff show it. */
export function rowOf(state: MarketState, order: MockPurchase): CallOutput<'staffOrders'>['items'][number] {
  const owner = ownerOf(state, order)
  const { destination } = order
  return {
    ...listedPurchase(withShipments(state, order)),
    buyer: { ...namedPerson(owner), company: owner.company },
    region: owner.region,
    city: destination.kind === 'delivery' ? destination.city : '',
  }
}

/** The newest first, whosever they are. */
export function ordersOf(state: MarketState): MockPurchase[] {
  return state.purchases.toSorted((left, right) => right.number - left.number)
}
