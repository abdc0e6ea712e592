import { callCodeDigits } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MarketState } from './market-state.ts'
import { keepCode, nextCode, tryCode } from './one-time-codes.ts'
import { changePerson } from './people.ts'
import { MockError, refuse } from './mock-error.ts'
import { noteSent, send, tooEarly } from './sending.ts'
import { mockSignedIn } from './signed-in.ts'

/** The calling number; its last digits are the code. */
function callerOf(code: string): string {
  return `+7 900 000-${code.slice(0, 2)}-${code.slice(2)}`
}

/** Confirming a phone number by a reset call. */
export function phoneHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'confirmPhone', (person, { body: { _id, phone } }) => {
      if (_id !== person._id) return refuse('not-found')
      const key = `phone ${person._id}`
      const early = tooEarly(state, key)
      if (early) return early

      const code = nextCode(state, callCodeDigits)
      send(state, { kind: 'call', to: phone, text: callerOf(code), code })
      const expiresAt = keepCode(state, { purpose: 'phone', subject: person._id, phone, code })
      return { ...noteSent(state, key), expiresAt, digits: callCodeDigits }
    }),
    mockSignedIn(state, 'sendPin', (person, { body: { _id, pinCode } }) => {
      if (_id !== person._id) return refuse('not-found')
      const tried = tryCode(state, { purpose: 'phone', subject: person._id }, pinCode)
      if (tried instanceof MockError) return tried

      const { phone } = tried
      // A number signs in one person: the one who confirmed it last.
      for (const one of state.people.filter((other) => other.phone === phone))
        changePerson(state, one, { isPhoneVerified: false })
      changePerson(state, person, { phone, isPhoneVerified: true })
      return { phone }
    }),
  ]
}
