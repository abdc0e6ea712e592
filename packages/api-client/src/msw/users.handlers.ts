import { canMoveVerification } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { userOf, userSummaryOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { sendMail } from './mails.ts'
import type { MarketState } from './market-state.ts'
import { changePerson, findAmong, peopleOf } from './people.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

const searchLimit = 20

/** Every word occurs in the profile, or the digits in the phone number. */
function matches({ name, surname, company, email, phone }: MockPerson, search: string): boolean {
  const text = `${name} ${surname} ${company} ${email} ${phone}`.toLowerCase()
  const words = search.toLowerCase().split(/\s+/u)
  const digits = /^\+?[\d\s().-]+$/u.test(search) ? search.replaceAll(/\D/gu, '') : ''
  return words.every((word) => text.includes(word)) || (digits !== '' && phone.includes(digits))
}

/** The people whom a role looks after. */
export function usersHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'userList', (person, { query: { page, limit, search = '' } }) => {
      const found = peopleOf(state, person).filter((other) => matches(other, search))
      const items = found.slice((page - 1) * limit, page * limit).map(userSummaryOf)
      return { items, page, limit, total: found.length }
    }),
    mockSignedIn(state, 'userSearch', (person, { query: { search } }) =>
      peopleOf(state, person)
        .filter((other) => matches(other, search))
        .slice(0, searchLimit)
        .map(userSummaryOf),
    ),
    mockSignedIn(state, 'userAddReferral', (person, { body: { _id, percentages } }) => {
      const other = findAmong(state, person, _id)
      return other ? userSummaryOf(changePerson(state, other, { percentages })) : refuse('not-found')
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
      sendMail(state, isApproved ? 'approved' : 'rejected', other)
      return userSummaryOf(changePerson(state, other, { verification }))
    }),
    // After the calls with a fixed last segment, which this path matches as well.
    mockSignedIn(state, 'userById', (person, { params: { id } }) => {
      const found = findAmong(state, person, id)
      return found ? userOf(found) : refuse('not-found')
    }),
  ]
}
