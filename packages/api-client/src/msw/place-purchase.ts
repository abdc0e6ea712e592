import { chooseAddress } from '@flower-market/flower-domain'
import type { OrderKind, PaymentMethod } from '@flower-market/flower-domain'
import { deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { purchaseOf } from '../fixtures/purchase-of.ts'
import type { MockPurchase, PurchaseLine } from '../fixtures/purchase-of.ts'
import { checkDay, filledDays } from './check-day.ts'
import type { CheckedDay } from './check-day.ts'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { endMockHold, runningHold } from './holds.ts'
import type { MockHold } from '../fixtures/mock-hold.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { recordOperation } from './operations.ts'
import { refusePayable } from './payable.ts'
import { recordTransaction } from './transactions.ts'
import { transactionOf } from '../fixtures/transactions.fixtures.ts'
import { unpaidStanding } from './unpaid-standing.ts'
import { MockError, refuse } from './mock-error.ts'
import type { ErrorCodeOf } from './mock-error.ts'

type Refused = MockError<ErrorCodeOf<'purchaseCreate'>>
type Body = MockRequest<'purchaseCreate'>['body']

function changesOf({ date, lines }: CheckedDay) {
  return lines.flatMap(({ item, mismatches }) =>
    mismatches.map((mismatch) => ({ date, code: item.code, ...mismatch })),
  )
}

/** Refuses when the day is not what the buyer saw; a quantity above the stock has an error code of its own. */
function refuseChanges(day: CheckedDay, seenTotal: number): Refused | null {
  const mismatches = changesOf(day)
  const isOnlyStock = mismatches.length > 0 && mismatches.every(({ kind }) => kind === 'less-stock')
  if (isOnlyStock) return refuse('quantity-exceeds-availability', { mismatches })
  const hasOtherTotal = day.goods + day.deliveryCost !== seenTotal
  return mismatches.length > 0 || hasOtherTotal ? refuse('cart-changed', { mismatches }) : null
}

function takeFromStock(state: MarketState, { date, lines }: CheckedDay): void {
  const taken = new Map(lines.map(({ item: { code, quantity } }) => [code, quantity]))
  state.cards = state.cards.map((card) =>
    card.deliveryDate === date
      ? { ...card, stemsAvailable: card.stemsAvailable - (taken.get(card.code) ?? 0) }
      : card,
  )
}

/** Whether a person can pay a total by a method. */
export function hasFunds({ accounts }: MockPerson, method: PaymentMethod, totalMinor: number): boolean {
  return method !== 'BALANCE' || (accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0) >= totalMinor
}

/** Refuses an order to pay later where the person would owe more than they may. */
export function refuseDebt(
  state: MarketState,
  person: MockPerson,
  method: PaymentMethod,
  totalMinor: number,
  except?: MockHold,
): Refused | null {
  if (method === 'BALANCE') return null
  const { unpaid, limit } = unpaidStanding(state, person, except)
  return unpaid + totalMinor > limit ? refuse('unpaid-limit', { limit, unpaid }) : null
}

/** The address that an order is brought to, undefined for pickup, or why it cannot be brought or picked up. */
function destinationOf(
  person: MockPerson,
  { methodDelivery, address }: Body,
): MockAddress | undefined | Refused {
  if (methodDelivery === 'pickup') {
    return deliveryTermsOf(person).pickup === null ? refuse('pickup-unavailable') : undefined
  }
  const { addresses, region } = person
  const chosen = chooseAddress(addresses, { asked: address ?? null, region })
  if (chosen.ok) return chosen.address
  return chosen.reason === 'address-in-other-region'
    ? refuse(chosen.reason, { region, addressRegion: chosen.address.region })
    : refuse(chosen.reason)
}

/**
 * Places an order of a kind, all or nothing: either everything is reserved and paid, or nothing changes and an error is returned.
 */
export function placePurchase(
  state: MarketState,
  person: MockPerson,
  { kind, by, body }: { readonly kind: OrderKind; readonly by: MockPerson; readonly body: Body },
): MockPurchase | Refused {
  const { methodDelivery, paymentMethod, comment } = body
  const [only, ...others] = filledDays(body.purchase)
  if (!only) return refuse('empty-order')
  if (others.length > 0) return refuse('one-delivery-per-order')
  const destination = destinationOf(person, body)
  if (destination instanceof MockError) return destination
  const day = checkDay(state, person, { ...only, kind, method: methodDelivery, address: destination })
  const total = day.goods + day.deliveryCost
  const changes = refuseChanges(day, body.total ?? total)
  if (changes) return changes
  const unpayable = refusePayable(state, {
    ownerId: person._id,
    method: paymentMethod,
    amount: total,
    orders: [],
  })
  if (unpayable) return unpayable
  const hold = kind === 'inStok' ? runningHold(state, person._id, day.date) : undefined
  const overLimit = refuseDebt(state, person, paymentMethod, total, hold)
  if (overLimit) return overLimit
  if (!hasFunds(person, paymentMethod, total)) return refuse('not-enough-funds')

  if (hold) endMockHold(state, hold, 'used')
  takeFromStock(state, day)
  const lines = day.lines.flatMap(({ item: { quantity }, card }) => {
    if (card === null) return []
    const { freight } = fixtureRegion(person.region)
    const lot = state.cards.find(({ code }) => code === card.code)
    return [{ card, quantity, parts: priceParts(lot ?? card, freight) }]
  })
  const purchase = purchaseOf({
    owner: person,
    kind,
    number: Math.max(1000, ...state.purchases.map(({ number }) => number)) + 1,
    issuedAt: state.now,
    status: 'new',
    lines: lines as [PurchaseLine, ...PurchaseLine[]],
    methodDelivery,
    ...(destination && { address: destination }),
    paymentMethod,
    paymentStatus: paymentMethod === 'BALANCE' ? 'paid' : 'wait_paid',
    comment,
    placer: by,
  })
  state.purchases = [purchase, ...state.purchases]
  const { _id: transactionId } = recordTransaction(state, transactionOf(purchase))
  if (paymentMethod === 'BALANCE') {
    const { _id, number } = purchase
    recordOperation(state, person, {
      kind: 'purchase',
      transactionId,
      purchase: { _id, number },
      changes: [{ type: 'RUBLE', amount: -total }],
    })
  }
  return purchase
}
