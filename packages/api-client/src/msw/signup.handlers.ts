import type { HttpHandler } from 'msw'
import { linkLifeMs } from '../fixtures/links.fixtures.ts'
import type { MockSignup } from '../fixtures/links.fixtures.ts'
import { personOf } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { addLink, liveLink, spendLink } from './links.ts'
import { sendMail } from './mails.ts'
import { mock } from './mock.ts'
import { openSession } from './open-session.ts'
import { weakPassword } from './people.ts'
import { refuse } from './mock-error.ts'
import { noteSent, tooEarly } from './sending.ts'

function isTaken(state: MarketState, email: string): boolean {
  return state.people.some((person) => person.email === email)
}

function sendLink(state: MarketState, signup: MockSignup): void {
  const token = `signup-link-of-the-mocks-${state.outbox.length + 1}`
  const expiresAt = new Date(state.now.getTime() + linkLifeMs.signup)
  addLink(state, { purpose: 'signup', token, expiresAt, signup })
  sendMail(state, 'signup', signup, token)
}

function formsOf(state: MarketState, email: string): readonly MockSignup[] {
  const forms = state.links.flatMap((link) => (link.purpose === 'signup' ? link.signup : []))
  return forms.filter((form) => form.email === email)
}

/** The form of an address that this browser has sent. */
function ownForm(state: MarketState, email: string): MockSignup | undefined {
  return formsOf(state, email).find(({ browserId }) => browserId === state.browserId)
}

/** Sign-up. */
export function signupHandlers(state: MarketState): HttpHandler[] {
  return [
    mock('signup', ({ body: { consents: _given, consentVersion: _shown, referral, ...form } }) => {
      const weak = weakPassword(form.password, form)
      if (weak) return weak
      const referrer = state.people.find((person) => person.referral === referral)
      if (referral && !referrer) return refuse('referral-unknown')

      if (isTaken(state, form.email)) sendMail(state, 'taken', form)
      else sendLink(state, { ...form, referredBy: referrer?._id ?? null, browserId: state.browserId })
      return noteSent(state, `signup ${form.email}`)
    }),
    mock('signupResend', ({ body: { email } }) => {
      const key = `signup ${email}`
      const early = tooEarly(state, key)
      if (early) return early

      const signup = ownForm(state, email) ?? formsOf(state, email).at(-1)
      if (signup) sendLink(state, signup)
      return noteSent(state, key)
    }),
    mock('signupVerify', ({ body: { token, password } }) => {
      const link = liveLink(state, 'signup', token)
      if (!link) return refuse('link-expired')
      const form = ownForm(state, link.signup.email) ?? link.signup
      if (form.browserId !== state.browserId) {
        if (password === undefined) return refuse('password-needed')
        if (password !== form.password) return refuse('wrong-password')
      }

      const forms = state.links.filter((one) => one.purpose === 'signup' && one.signup.email === form.email)
      for (const one of forms) spendLink(state, one)
      const _id = `person-${state.people.length + 1}`
      const { referredBy, browserId: _own, ...signup } = form
      // A broker's link makes a client, anybody else's a referred person.
      const isClient = state.people.some((one) => one._id === referredBy && one.role === 'BROKER')
      const relation = isClient ? { brokerId: referredBy } : { referredBy }
      const registeredAt = state.now.toISOString()
      const person = personOf({ ...signup, ...relation, _id, registeredAt })
      state.people = [...state.people, person]
      return openSession(state, person)
    }),
  ]
}
