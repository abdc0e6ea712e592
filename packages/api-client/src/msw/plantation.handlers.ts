import {
  daysOnSale,
  findRequisiteProblems,
  flowerTypes,
  isPastOwnCutoff,
  normalizeRequisites,
  plantationRecord,
} from '@flower-market/flower-domain'
import type { Availability, DeliveredLine, OrderStatus, PlantationRecord } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { cutoffTermsOf, plantations } from '../fixtures/plantations.fixtures.ts'
import type { PlantationId } from '../fixtures/plantations.fixtures.ts'
import { requisitesOf } from '../fixtures/recipients.fixtures.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { cardsFor } from './priced-cards.ts'
import { mayChangeRecipient, recipientFor, recipientToReview, writeRecipient } from './recipients.ts'
import { mockSignedIn } from './signed-in.ts'

const byName = Object.entries(plantations)
  .map(([_id, facts]) => Object.assign({ _id }, facts))
  .toSorted((a, b) => a.name.localeCompare(b.name))

const sold = ['inStock', 'toOrder'] as const satisfies readonly Availability[]

function lotsOf(state: MarketState, person: MockPerson, plantation: string) {
  const { terms } = fixtureRegion(person.region)
  const days = new Map(sold.map((availability) => [availability, daysOnSale(state.now, terms, availability)]))
  return cardsFor(state, person).filter(
    (card) =>
      card.plantationId === plantation &&
      days.get(card.availability as (typeof sold)[number])?.includes(card.deliveryDate) === true &&
      !isPastOwnCutoff(card, state.now),
  )
}

function isDelivered(status: OrderStatus): status is DeliveredLine['status'] {
  return status === 'delivered' || status === 'fulfilled' || status === 'return'
}

function recordOf({ purchases, claims }: MarketState, name: string): PlantationRecord {
  return plantationRecord(
    purchases.flatMap(({ _id: orderId, status, lines }) =>
      isDelivered(status)
        ? lines
            .filter(({ plantation }) => plantation === name)
            .map(({ code, quantity, shippedQuantity, billedQuantity }) => ({
              orderId,
              status,
              quantity,
              shippedQuantity,
              billedQuantity,
              acceptedQuantity: claims
                .filter((claim) => claim.orderId === orderId && claim.code === code)
                .reduce((sum, { acceptedQuantity }) => sum + (acceptedQuantity ?? 0), 0),
            }))
        : [],
    ),
  )
}

function plantationOf(state: MarketState, person: MockPerson, id: string) {
  const found = byName.find(({ _id }) => _id === id)
  if (!found) return refuse('not-found')
  const lots = lotsOf(state, person, id)
  const rates: CallOutput<'plantationGet'>['rates'] = flowerTypes.flatMap((type) => {
    const prices = lots.filter((lot) => lot.type === type).map(({ price }) => price)
    return prices.length === 0 ? [] : [{ type, from: Math.min(...prices), to: Math.max(...prices) }]
  })
  const days = sold.flatMap((availability) => {
    const own = lots.filter((lot) => lot.availability === availability)
    return [...new Set(own.map(({ deliveryDate }) => deliveryDate))].toSorted().map((date) => ({
      date,
      availability,
      lots: own.filter(({ deliveryDate }) => deliveryDate === date).length,
    }))
  })
  const { cutoffDaysBefore, cutoffMinutes, timeZone } = cutoffTermsOf(id as PlantationId)
  const cutoff = { daysBefore: cutoffDaysBefore, minutes: cutoffMinutes, timeZone }
  return { ...found, days, rates, cutoff, ...recordOf(state, found.name) }
}

type Fields = MockRequest<'recipientUpdate'>['body']

/** The fields as they are stored, or what is wrong with those of the bank. */
function checked(fields: Fields, accountNumber: string) {
  const bank = normalizeRequisites({ ...fields, accountNumber })
  const issues = Object.entries(findRequisiteProblems(bank)).map(([path, message]) => ({ path, message }))
  return issues.length > 0 ? refuse('validation-failed', { issues }) : { ...fields, ...bank }
}

function add(state: MarketState, person: MockPerson, body: MockRequest<'recipientCreate'>['body']) {
  const { plantationId, ...fields } = body
  const plantation = byName.find(({ _id }) => _id === plantationId)
  const stored = checked(fields, fields.accountNumber)
  if (stored instanceof MockError) return stored
  if (!plantation) return refuse('not-found')
  const place = { _id: plantation._id, name: plantation.name }
  const isPlantations = mayChangeRecipient({ ownerId: null, plantation: place }, person)
  const added = writeRecipient(state, {
    ...stored,
    _id: `recipient-${state.recipients.length + 1}`,
    plantation: place,
    ownerId: isPlantations ? null : person._id,
    status: 'WAITING',
    reason: '',
    revision: 1,
    changedAt: state.now.toISOString(),
    approved: null,
  })
  return recipientFor(added, person)
}

function change(state: MarketState, person: MockPerson, id: string, body: Fields) {
  const found = state.recipients.find(({ _id }) => _id === id)
  if (!found || !mayChangeRecipient(found, person)) return refuse('not-found')
  const stored = checked(body, body.accountNumber ?? found.accountNumber)
  if (stored instanceof MockError) return stored
  const { name: _name, ...requisites } = stored
  const hasChanged = Object.entries(requisites).some(
    ([field, value]) => found[field as keyof typeof requisites] !== value,
  )
  const again = {
    status: 'WAITING',
    reason: '',
    revision: found.revision + 1,
    changedAt: state.now.toISOString(),
  } as const
  return recipientFor(writeRecipient(state, { ...found, ...stored, ...(hasChanged && again) }), person)
}

/** Plantations of the mock market, and whom their money goes to. */
export function plantationHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'plantationList', (person, { query: { page, limit, country, city } }) => {
      const own = byName.filter(
        (one) =>
          (country === undefined || one.country === country) && (city === undefined || one.city.ru === city),
      )
      const items = own.slice((page - 1) * limit, page * limit).map((one) => {
        const lots = lotsOf(state, person, one._id)
        const toOrder = lots.filter(({ availability }) => availability === 'toOrder').length
        return Object.assign({}, one, { lots: lots.length - toOrder, toOrder })
      })
      return { items, page, limit, total: own.length }
    }),
    mockSignedIn(state, 'plantationAllList', (person) => {
      const shown = state.recipients.filter(
        (one) =>
          mayChangeRecipient(one, { ...person, role: 'USER' }) ||
          (one.ownerId === null && one.status === 'APPROVED'),
      )
      return byName.flatMap((plantation) => {
        const own = shown.filter((one) => one.plantation._id === plantation._id)
        return own.length === 0
          ? []
          : [{ ...plantation, recipients: own.map((one) => recipientFor(one, person)) }]
      })
    }),
    mockSignedIn(state, 'recipientReviewList', (_person, { query: { page, limit, status } }) => {
      const found = state.recipients
        .filter((one) => one.status === status)
        .toSorted((a, b) => a.changedAt.localeCompare(b.changedAt) * (status === 'WAITING' ? 1 : -1))
      const items = found.slice((page - 1) * limit, page * limit).map((one) => recipientToReview(state, one))
      return { items, page, limit, total: found.length }
    }),
    mockSignedIn(state, 'recipientReview', (_person, { params: { id }, body }) => {
      const found = state.recipients.find(({ _id }) => _id === id)
      if (!found) return refuse('not-found')
      const status = body.isApproved ? 'APPROVED' : 'REJECTED'
      const isOpen = found.status === 'WAITING' || found.status === status
      if (found.revision !== body.revision || !isOpen) return refuse('recipient-changed')
      const decided = body.isApproved
        ? ({ status: 'APPROVED', reason: '', approved: requisitesOf(found) } as const)
        : ({ status: 'REJECTED', reason: body.reason } as const)
      return recipientToReview(state, writeRecipient(state, { ...found, ...decided }))
    }),
    mockSignedIn(state, 'plantationGet', (person, { params: { id } }) => plantationOf(state, person, id)),
    mockSignedIn(state, 'recipientCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'recipientCreate', idempotencyKey, body }, () =>
        add(state, person, body),
      ),
    ),
    mockSignedIn(state, 'recipientUpdate', (person, { params: { id }, body }) =>
      change(state, person, id, body),
    ),
  ]
}
