import { canMoveVerification } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { userOf } from '../fixtures/mock-person.ts'
import { regions } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { changePerson } from './people.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** One's own profile in the mock market. */
export function profileHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'userGet', (person, { query: { _id } }) => {
      return _id === person._id ? userOf(person) : refuse('not-found')
    }),
    mockSignedIn(state, 'userUpdate', (person, { body: changes }) => {
      const { phone = person.phone } = changes
      const isPhoneVerified = person.isPhoneVerified && phone === person.phone
      const told = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      return userOf(changePerson(state, person, { ...told, isPhoneVerified }))
    }),
    mockSignedIn(state, 'userRegion', (person, { body: { region: id } }) => {
      const region = regions.find(({ terms }) => terms.id === id)
      if (!region) return refuse('not-found')
      const isKept = id === person.region || region.cities.some(({ name }) => name.ru === person.deliveryCity)
      const deliveryCity = isKept ? person.deliveryCity : null
      return userOf(changePerson(state, person, { region: id, deliveryCity }))
    }),
    mockSignedIn(state, 'userVerification', (person, { body }) => {
      if (!canMoveVerification(person.verification.status, 'WAITING')) return refuse('verification-closed')
      if (!person.isPhoneVerified || body.phone !== person.phone) return refuse('phone-not-verified')
      const askedAt = state.now.toISOString()
      state.questions = state.questions.filter(
        ({ kind, item }) => kind !== 'verification' || item !== person._id,
      )
      const verification = { ...body, status: 'WAITING' as const, comment: '', askedAt }
      return userOf(changePerson(state, person, { verification }))
    }),
  ]
}
