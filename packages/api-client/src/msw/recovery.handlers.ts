import type { HttpHandler } from 'msw'
import { linkLifeMs } from '../fixtures/links.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { addLink, liveLink, spendLink } from './links.ts'
import { sendMail } from './mails.ts'
import { mock } from './mock.ts'
import { endSessions } from './open-session.ts'
import { changePerson, weakPassword } from './people.ts'
import { refuse } from './mock-error.ts'
import { noteSent, tooEarly } from './sending.ts'

/** A forgotten password in the mock market. */
export function recoveryHandlers(state: MarketState): HttpHandler[] {
  return [
    mock('recovery', ({ body: { email } }) => {
      const key = `recovery ${email}`
      const early = tooEarly(state, key)
      if (early) return early

      const person = state.people.find((one) => one.email === email)
      if (person) {
        const token = `recovery-link-of-the-mocks-${state.outbox.length + 1}`
        const expiresAt = new Date(state.now.getTime() + linkLifeMs.recovery)
        addLink(state, { purpose: 'recovery', token, expiresAt, personId: person._id })
        sendMail(state, 'recovery', person, token)
      }
      return noteSent(state, key)
    }),
    mock('recoveryVerify', ({ body: { token, password } }) => {
      const link = liveLink(state, 'recovery', token)
      const person = state.people.find((one) => one._id === link?.personId)
      if (!link || !person) return refuse('link-expired')
      if (password === undefined) return {}

      const weak = weakPassword(password, person)
      if (weak) return weak
      spendLink(state, link)
      changePerson(state, person, { password })
      endSessions(state, ({ personId }) => personId === person._id)
      return {}
    }),
  ]
}
