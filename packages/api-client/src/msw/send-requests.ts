import {
  chooseAddress,
  findPositionsIssue,
  isOpenRequest,
  noPercentages,
  orderPaymentMethods,
  ownPriceOf,
  requestDays,
} from '@flower-market/flower-domain'
import type { IsoDate } from '@flower-market/flower-domain'
import { maxOpenRequests } from '../contract/limits.ts'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import { deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { plantationRequestOf } from '../fixtures/plantation-request-of.ts'
import type { MockPlantationRequest, RequestLineParts } from '../fixtures/plantation-request-of.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { checkDay, filledDays } from './check-day.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'

type Written = MockRequest<'orderMyself'>['body']
type InCart = MockRequest<'plantationOrderCreate'>['body']
type Terms = Pick<Written, 'user' | 'comment' | 'methodDelivery' | 'paymentMethod' | 'address'>

/** What a plantation has sold, by variety. */
export function soldVarieties({ cards }: MarketState, plantationId: string) {
  const own = cards.filter((card) => card.plantationId === plantationId)
  const groups = Map.groupBy(own, ({ type, variety }) => `${variety} ${type}`)
  return [...groups.values()]
    .flatMap(([card, ...others]) => {
      if (card === undefined) return []
      const lengthsCm = [...new Set([card, ...others].map(({ lengthCm }) => lengthCm))].toSorted(
        (a, b) => a - b,
      )
      const { type, variety, tint, stemsPerBunch, stemsPerBox } = card
      const freight = priceParts(card, 0).deliveryToWarehouse
      return [{ type, variety, tint, lengthsCm, stemsPerBunch, stemsPerBox, freight }]
    })
    .toSorted((left, right) => left.variety.localeCompare(right.variety))
}

function requireOwnTerms(person: MockPerson, { user, paymentMethod }: Terms): void {
  if (user !== undefined && user !== person._id) throw refuse('not-found')
  if (orderPaymentMethods.some((method) => method === paymentMethod)) return
  const message = `Orders are paid by ${orderPaymentMethods.join(' or ')}.`
  throw refuse('validation-failed', { issues: [{ path: 'paymentMethod', message }] })
}

function addressFor(person: MockPerson, { methodDelivery, address }: Terms): MockAddress | undefined {
  if (methodDelivery === 'pickup') {
    if (deliveryTermsOf(person).pickup === null) throw refuse('pickup-unavailable')
    return undefined
  }
  const { addresses, region } = person
  const chosen = chooseAddress(addresses, { asked: address ?? null, region })
  if (chosen.ok) return chosen.address
  throw chosen.reason === 'address-in-other-region'
    ? refuse(chosen.reason, { region, addressRegion: chosen.address.region })
    : refuse(chosen.reason)
}

interface Sending {
  readonly asked: Terms
  readonly date: IsoDate
  readonly source: MockPlantationRequest['source']
  readonly lines: ReadonlyMap<string, readonly RequestLineParts[]>
}

function send(
  state: MarketState,
  person: MockPerson,
  { asked, date, source, lines }: Sending,
): MockPlantationRequest[] {
  const address = addressFor(person, asked)
  const open = state.requests.filter(({ ownerId, status }) => ownerId === person._id && isOpenRequest(status))
  if (open.length + lines.size > maxOpenRequests) throw refuse('too-many-requests-open')
  const { comment, methodDelivery, paymentMethod } = asked
  const last = Math.max(
    1000,
    ...state.purchases.map(({ number }) => number),
    ...state.requests.map(({ number }) => number),
  )
  const sent = [...lines].map(([plantationId, own], place) =>
    plantationRequestOf({
      owner: person,
      plantationId,
      number: last + 1 + place,
      status: 'sent',
      sentAt: state.now,
      deliveryDate: date,
      source,
      lines: own,
      methodDelivery,
      ...(address && { address }),
      paymentMethod,
      comment,
    }),
  )
  state.requests = [...sent, ...state.requests]
  return sent
}

/** Sends a handwritten request. Throws the refusal. */
export function sendWritten(state: MarketState, person: MockPerson, body: Written): MockPlantationRequest {
  requireOwnTerms(person, body)
  const sold = soldVarieties(state, body.plantation)
  if (sold.length === 0) throw refuse('not-found')
  const issue = findPositionsIssue(body.positions)
  if (issue !== null) throw refuse(issue)
  const { terms, freight: regionFreight } = fixtureRegion(person.region)
  const lines = body.positions.map((position): RequestLineParts => {
    const ofType = sold.filter(({ type }) => type === position.type)
    const freight = Math.max(...(ofType.length > 0 ? ofType : sold).map((one) => one.freight))
    const known = ofType.find(({ variety }) => variety.toLowerCase() === position.variety.toLowerCase())
    const { tint = '#a9b39b', variety = position.variety } = known ?? {}
    return { ...position, variety, tint, freight }
  })
  const margin = person.margin ?? noPercentages
  const places = lines.flatMap(({ price, freight }, place) => {
    const parts = { deliveryToWarehouse: freight, deliveryToRegion: regionFreight }
    return ownPriceOf(price, { freight: parts, margin }) === null ? [place] : []
  })
  if (places.length > 0) throw refuse('price-below-costs', { places })
  if (!requestDays(state.now, terms).includes(body.date)) {
    const message = 'Choose one of the days that the plantation can be asked for.'
    throw refuse('validation-failed', { issues: [{ path: 'date', message }] })
  }
  const requests = {
    asked: body,
    date: body.date,
    source: 'handwritten',
    lines: new Map([[body.plantation, lines]]),
  }
  return send(state, person, requests as Sending)[0] as MockPlantationRequest
}

/** Sends the lots for plantations of a cart's day. Throws the refusal. */
export function sendCart(state: MarketState, person: MockPerson, body: InCart): MockPlantationRequest[] {
  requireOwnTerms(person, body)
  const [only, ...others] = filledDays(body.purchase)
  if (only === undefined) throw refuse('empty-order')
  if (others.length > 0) throw refuse('one-delivery-per-order')
  const day = checkDay(state, person, { ...only, kind: 'forPlantations', method: 'pickup' })
  const mismatches = day.lines.flatMap(({ item, mismatches: found }) =>
    found.map((mismatch) => ({ date: only.date, code: item.code, ...mismatch })),
  )
  if (mismatches.length > 0 || (body.total !== undefined && body.total !== day.goods)) {
    throw refuse('cart-changed', { mismatches })
  }
  const lines = day.lines.flatMap(({ item: { quantity }, card }) => {
    if (card === null) return []
    const boxes = Math.max(1, Math.ceil(quantity / card.stemsPerBox))
    const lot = state.cards.find(({ code }) => code === card.code) ?? card
    return [{ ...card, quantity, boxes, freight: priceParts(lot, 0).deliveryToWarehouse }]
  })
  const byPlantation = Map.groupBy(lines, ({ plantationId }) => plantationId)
  return send(state, person, { asked: body, date: only.date, source: 'cart', lines: byPlantation })
}
