import { nextOrderStatuses } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { eraseObstacles } from '../contract/errors.ts'
import type { EraseObstacle } from '../contract/errors.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { endSessions } from './open-session.ts'
import { mockSignedIn } from './signed-in.ts'

function asRecord(value: object): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      field === null || typeof field === 'string' ? field : JSON.stringify(field),
    ]),
  )
}

function obstaclesOf(state: MarketState, { _id, accounts, role }: MockPerson): EraseObstacle[] {
  const isMine = ({ ownerId }: { readonly ownerId: string }): boolean => ownerId === _id
  const found: Readonly<Record<EraseObstacle, boolean>> = {
    balance: accounts.some(({ amount }) => amount !== 0),
    orders: state.purchases
      .filter(isMine)
      .some(({ status }) => nextOrderStatuses(status).some((next) => next !== 'return')),
    payments: state.transactions.filter(isMine).some(({ status }) => status === 'IN_PROCESSED'),
    staff: role === 'ADMIN',
  }
  return eraseObstacles.filter((obstacle) => found[obstacle])
}

/** What the market knows of the signed-in person. */
export function personalDataHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'personalDataExport', ({ password: _secret, ...person }) => ({
      exportedAt: state.now.toISOString(),
      topics: [
        { name: 'people', records: [asRecord(person)] },
        {
          name: 'purchases',
          records: state.purchases.filter(({ ownerId }) => ownerId === person._id).map(asRecord),
        },
      ],
    })),
    mockSignedIn(state, 'personErase', (person, { body: { password } }) => {
      if (password !== person.password) return refuse('wrong-password')
      const obstacles = obstaclesOf(state, person)
      if (obstacles.length > 0) return refuse('account-in-use', { obstacles })
      state.people = state.people.filter(({ _id }) => _id !== person._id)
      endSessions(state, ({ personId }) => personId === person._id)
      return {}
    }),
  ]
}
