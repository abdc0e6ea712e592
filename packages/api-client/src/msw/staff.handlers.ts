import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { recordMockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { changePerson } from './people.ts'
import { hasSecondFactor } from './second-factor.ts'
import { mockSignedIn } from './signed-in.ts'

type Member = CallOutput<'staffRoleSet'>

function memberOf(state: MarketState, person: MockPerson): Member[] {
  const { _id, name, surname, email, staffRole } = person
  if (staffRole === null) return []
  return [{ _id, name, surname, email, staffRole, hasSecondFactor: hasSecondFactor(state, person) }]
}

/** The staff of the mock market. */
export function staffHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'staffList', () =>
      state.people
        .flatMap((person) => memberOf(state, person))
        .toSorted((a, b) => `${a.name} ${a.surname}`.localeCompare(`${b.name} ${b.surname}`)),
    ),
    mockSignedIn(state, 'staffRoleSet', (owner, { params: { id }, body }) => {
      const { staffRole, seenRole, reason } = body
      const person = state.people.find((one) => one._id === id && one.staffRole !== null)
      if (person === undefined) return refuse('not-found')
      if (person._id === owner._id) return refuse('own-staff-role')
      if (seenRole !== undefined && seenRole !== person.staffRole) return refuse('person-changed')
      recordMockAudit(state, owner, {
        action: 'role-changed',
        subject: { kind: 'person', _id: id },
        about: id,
        reason,
        before: { staffRole: person.staffRole },
        after: { staffRole },
      })
      return memberOf(state, changePerson(state, person, { staffRole }))[0] ?? refuse('not-found')
    }),
  ]
}
