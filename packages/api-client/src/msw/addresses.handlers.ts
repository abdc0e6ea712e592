import type { HttpHandler } from 'msw'
import { cityCostFor } from '../fixtures/mock-person.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { regions } from '../fixtures/regions.fixtures.ts'
import { maxAddresses } from '../contract/limits.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { changePerson, findBuyer } from './people.ts'
import { mockForBuyer, mockSignedIn } from './signed-in.ts'

/** An address as its person reads it. */
function priced(person: MockPerson, address: MockAddress) {
  return { ...address, cityCost: cityCostFor(person, address) }
}

function unknownRegion(region: string | undefined) {
  if (region === undefined || regions.some(({ terms }) => terms.id === region)) return null
  return refuse('validation-failed', { issues: [{ path: 'region', message: 'There is no such region.' }] })
}

/** The book with one address as the only default. */
function withDefault(addresses: readonly MockAddress[], id: string | undefined): MockAddress[] {
  return addresses.map((address) => ({ ...address, isDefault: address._id === id }))
}

/** The default address first, then the oldest. */
function listed(addresses: readonly MockAddress[]): MockAddress[] {
  return addresses.toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault))
}

/** The address book of the signed-in person; a broker reads that of a client, and adds to it. */
export function addressesHandlers(state: MarketState): HttpHandler[] {
  const write = (person: MockPerson, addresses: readonly MockAddress[]): void =>
    void changePerson(state, person, { addresses })

  return [
    mockForBuyer(state, 'addressList', (person) =>
      listed(person.addresses).map((address) => priced(person, address)),
    ),
    mockSignedIn(state, 'addressCreate', (asker, { body: { user, ...body }, idempotencyKey }) => {
      const isOfOther = user !== undefined && user !== asker._id
      const person = isOfOther && asker.role === 'ADMIN' ? undefined : findBuyer(state, asker, user)
      if (person === undefined) return refuse('not-found')
      const asked = { call: 'addressCreate', idempotencyKey, body: { ...body, user } }
      return answerOnce(state, asker, asked, () => {
        if (person.addresses.length >= maxAddresses) return refuse('too-many-addresses')
        const unknown = unknownRegion(body.region)
        if (unknown) return unknown
        const isDefault = person.addresses.length === 0
        const added = { ...body, _id: crypto.randomUUID(), isDefault }
        write(person, [...person.addresses, added])
        return priced(person, added)
      })
    }),
    mockSignedIn(state, 'addressUpdate', (person, { params: { id }, body }) => {
      const found = person.addresses.find(({ _id }) => _id === id)
      if (!found) return refuse('not-found')
      const unknown = unknownRegion(body.region)
      if (unknown) return unknown
      const told = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      const changed = { ...found, ...told }
      const others = person.addresses.map((address) => (address._id === id ? changed : address))
      write(person, body.isDefault ? withDefault(others, id) : others)
      return priced(person, changed)
    }),
    mockSignedIn(state, 'addressRemove', (person, { params: { id } }) => {
      const left = person.addresses.filter(({ _id }) => _id !== id)
      if (left.length === person.addresses.length) return refuse('not-found')
      const hasDefault = left.some(({ isDefault }) => isDefault)
      write(person, hasDefault ? left : withDefault(left, left[0]?._id))
      return {}
    }),
  ]
}
