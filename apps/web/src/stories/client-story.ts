import {
  anna,
  boris,
  createMockMarket,
  maria,
  pyotr,
  sessionOf,
  type MarketOverrides,
  type MockPerson,
} from '@flower-market/api-client/msw'
import type { HttpHandler } from 'msw'
import type { Client } from '../state/client.atoms.ts'

/** A client of Boris, with an address, in the region of the fixtures' cart. */
export const clientOfBoris: MockPerson = { ...anna, brokerId: boris._id }

/** The same as the shop keeps the choice. */
export const chosenClient: Client = {
  _id: anna._id,
  name: `${anna.name} ${anna.surname}`,
  company: anna.company,
  city: anna.city,
  region: anna.region,
}

/** What a story of a broker who orders for that client starts from. */
export const forClient = { session: sessionOf(boris), orderingFor: chosenClient } as const

/** The market of Boris, who has that client beside two others. */
export function brokersMarket({
  client = clientOfBoris,
  ...overrides
}: MarketOverrides & { readonly client?: MockPerson } = {}): HttpHandler[] {
  return createMockMarket({ signedInId: boris._id, people: [boris, client, pyotr, maria], ...overrides })
    .handlers
}
