import { smsCodeDigits } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { sessionOf, type MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import { keepCode, nextCode, tryCode } from './one-time-codes.ts'
import { endSessions, openSession } from './open-session.ts'
import { MockError, refuse } from './mock-error.ts'
import { hasSecondFactor, isSecondFactorMissing } from './second-factor.ts'
import { noteSent, send, tooEarly } from './sending.ts'
import { mockSignedIn, signedInPerson } from './signed-in.ts'

function personByPhone(state: MarketState, phone: string) {
  return state.people.find((one) => one.isPhoneVerified && one.phone === phone)
}

/** What the session of staff says who have to set up a second factor. */
function missingFactor(state: MarketState, person: MockPerson) {
  return isSecondFactorMissing(state, person) ? { isSecondFactorMissing: true } : {}
}

/** Opens a session, or asks for the second factor first. */
function openOrAsk(state: MarketState, person: MockPerson) {
  if (!hasSecondFactor(state, person))
    return { ...openSession(state, person), ...missingFactor(state, person) }
  state.pendingId = person._id
  const hasPasskey = (state.secondFactors.get(person._id)?.passkeys.length ?? 0) > 0
  return refuse('second-factor-needed', { hasPasskey })
}

/** Sign-in by password and by phone, and sign-out. */
export function authHandlers(state: MarketState): HttpHandler[] {
  return [
    mock('authentication', () => {
      const person = signedInPerson(state)
      if (person === undefined) return refuse('not-signed-in')
      return { ...sessionOf(person, state.now), ...missingFactor(state, person) }
    }),
    mock('signin', ({ body: { email, password } }) => {
      const person = state.people.find((one) => one.email === email && one.password === password)
      if (person?.blocked) return refuse('account-blocked')
      return person ? openOrAsk(state, person) : refuse('wrong-credentials')
    }),
    mock('signinSendCode', ({ body: { phone } }) => {
      const key = `signin ${phone}`
      const early = tooEarly(state, key)
      if (early) return early

      const code = personByPhone(state, phone) ? nextCode(state, smsCodeDigits) : null
      if (code !== null) send(state, { kind: 'sms', to: phone, text: `Код для входа: ${code}`, code })
      const expiresAt = keepCode(state, { purpose: 'signin', subject: phone, phone, code })
      return { ...noteSent(state, key), expiresAt, digits: smsCodeDigits }
    }),
    mock('signinPhone', ({ body: { phone, code } }) => {
      const tried = tryCode(state, { purpose: 'signin', subject: phone }, code)
      if (tried instanceof MockError) return tried
      const person = personByPhone(state, phone)
      if (person?.blocked) return refuse('account-blocked')
      return person ? openOrAsk(state, person) : refuse('code-expired')
    }),
    mockSignedIn(state, 'logout', () => {
      endSessions(state, ({ _id }) => _id === state.sessionId)
      return {}
    }),
  ]
}
