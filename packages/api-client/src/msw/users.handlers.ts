import {
  canMoveVerification,
  dateIn,
  daysOnSale,
  earningsState,
  moscowSchedule,
  noPercentages,
  orderEarnings,
  orderMargin,
  ordersByMonth,
  readPersonSearch,
  samePercentages,
  personSearchTerms,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import { cityBaseCostOf, personViewOf, staffSummaryOf, userSummaryOf } from '../fixtures/mock-person.ts'
import type { MockPerson, OrderViews } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { recordMockAudit } from './audit.handlers.ts'
import { sendMail } from './mails.ts'
import { deepPageOf } from './deep-page.ts'
import type { MarketState } from './market-state.ts'
import { audienceOf, changePerson, findAmong, namedPerson, peopleOf } from './people.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { cardsFor } from './priced-cards.ts'
import { mockSignedIn } from './signed-in.ts'

const searchLimit = 20
const newestOrders = 20

/** Every word begins one of name, company or email, or the digits begin or end the phone, for staff also the tax number; for an agent name and company. */
export function matches(
  { name, surname, company, email, phone, inn }: MockPerson,
  search: string,
  { role }: Pick<MockPerson, 'role'>,
): boolean {
  const { words, phoneStarts, phoneEnd } = readPersonSearch(search)
  const known = personSearchTerms(`${name} ${surname} ${company} ${role === 'AGENT' ? '' : email}`)
  const isWord = (word: string): boolean => known.some((one) => one.startsWith(word))
  if (words.length > 0 && words.every(isWord)) return true
  if (role === 'AGENT' || phoneEnd === null) return search === ''
  if (role === 'ADMIN' && inn.startsWith(phoneEnd)) return true
  return phone.endsWith(phoneEnd) || phoneStarts.some((start) => phone.startsWith(start))
}

type Filter = Omit<MockRequest<'userList'>['query'], 'page' | 'limit' | 'cursor' | 'search'>

function passes(person: MockPerson, { role, verification, region, isBlocked }: Filter): boolean {
  return (
    (role === undefined || person.role === role) &&
    (verification === undefined || person.verification.status === verification) &&
    (region === undefined || person.region === region) &&
    (isBlocked === undefined || (person.blocked !== null) === isBlocked)
  )
}

function ordersOf(state: MarketState, { _id, share }: MockPerson): OrderViews {
  const own = state.purchases.filter(({ ownerId }) => ownerId === _id)
  return {
    client: own
      .slice(0, newestOrders)
      .map(
        ({ _id: id, kind, number, issueDate, deliveryFrom, status, paymentStatus, sum, earningTerms }) => ({
          _id: id,
          kind,
          number,
          issueDate,
          deliveryFrom,
          status,
          paymentStatus,
          sum,
          earnings: earningsState(status) === 'none' ? 0 : orderMargin(earningTerms).minor,
          earningsState: earningsState(status),
        }),
      ),
    referred: ordersByMonth(
      own
        .filter(({ status }) => earningsState(status) !== 'none')
        .map((purchase) => ({
          placedOn: dateIn(new Date(purchase.issueDate), moscowSchedule.timeZone),
          sum: purchase.sum,
          earnings: orderEarnings({ ...purchase.earningTerms, share: share ?? noPercentages }).minor,
          isFulfilled: earningsState(purchase.status) === 'fulfilled',
        })),
    ),
  }
}

/** The people whom a role looks after. */
export function usersHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'userList', (person, { query }) => {
      const { page, limit, cursor, search = '', ...filter } = query
      const isFiltered = Object.values(filter).some((value) => value !== undefined)
      if (isFiltered && person.role !== 'ADMIN') return refuse('not-permitted')
      const found = peopleOf(state, person).filter(
        (other) => passes(other, filter) && matches(other, search, person),
      )
      const { items, ...part } = deepPageOf(found, { page, limit, cursor })
      return { ...part, items: items.map((other) => userSummaryOf(other, audienceOf(person))) }
    }),
    mockSignedIn(state, 'userSearch', (person, { query: { search } }) =>
      peopleOf(state, person)
        .filter((other) => matches(other, search, person))
        .slice(0, searchLimit)
        .map((other) => userSummaryOf(other, audienceOf(person))),
    ),
    mockSignedIn(state, 'userAddReferral', (person, { body: { _id, margin, share, version, seen } }) => {
      const other = findAmong(state, person, _id)
      if (!other) return refuse('not-found')
      if (share !== undefined && person.role !== 'ADMIN') return refuse('not-permitted')
      if (version !== undefined && version !== other.version) return refuse('person-changed')
      const isOther = (['margin', 'share'] as const).some((kind) => {
        const read = seen?.[kind]
        return read !== undefined && !samePercentages(read, other[kind])
      })
      if (isOther) return refuse('person-changed')
      const changes = { ...(margin && { margin }), ...(share && { share }) }
      return userSummaryOf(changePerson(state, other, changes), audienceOf(person))
    }),
    mockSignedIn(state, 'userVerificationReview', (person, { body: { _id, isApproved, comment } }) => {
      if (!isApproved && comment === '') {
        const message = 'A rejection says why.'
        return refuse('validation-failed', { issues: [{ path: 'comment', message }] })
      }
      const other = findAmong(state, person, _id)
      if (!other) return refuse('not-found')
      const status = isApproved ? 'APPROVED' : 'REJECTED'
      if (!canMoveVerification(other.verification.status, status)) return refuse('verification-closed')
      const verification = { ...other.verification, status, comment: isApproved ? '' : comment } as const
      recordMockAudit(state, person, {
        action: isApproved ? 'verification-approved' : 'verification-rejected',
        subject: { kind: 'person', _id },
        about: _id,
        reason: verification.comment,
        before: { status: other.verification.status },
        after: { status },
      })
      sendMail(state, isApproved ? 'approved' : 'rejected', other)
      const decided = { at: state.now.toISOString(), by: namedPerson(person) }
      return staffSummaryOf(changePerson(state, other, { verification, decided }))
    }),
    mockSignedIn(state, 'exampleLot', (person, { params: { id } }) => {
      const found = findAmong(state, person, id)
      if (!found) return refuse('not-found')
      const { terms, freight } = fixtureRegion(found.region)
      const [day] = daysOnSale(state.now, terms)
      const shown = cardsFor(state, found).find((card) => card.deliveryDate === day)
      const lot = state.cards.find(({ code }) => code === shown?.code)
      return {
        lot: lot ? { ...lot, parts: priceParts(lot, freight) } : null,
        cityCost: cityBaseCostOf(found),
      }
    }),
    // After the calls with a fixed last segment, which this path matches as well.
    mockSignedIn(state, 'userById', (person, { params: { id } }) => {
      const found = findAmong(state, person, id)
      if (!found) return refuse('not-found')
      return personViewOf(found, audienceOf(person), ordersOf(state, found))
    }),
  ]
}
