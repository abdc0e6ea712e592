import type { HttpHandler } from 'msw'
import { maxPasskeys } from '../contract/limits.ts'
import type { CallOutput } from '../contract/contract.ts'
import { bytesOfBase64Url, toBase64Url } from '../fixtures/base64-url.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockPasskey } from '../fixtures/mock-second-factor.ts'
import { recordMockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import { refuse } from './mock-error.ts'
import { openSession } from './open-session.ts'
import { keepFactor, spendCode } from './second-factor.ts'
import { mockSignedIn } from './signed-in.ts'

/** A passkey as its owner sees it. */
export function toPasskey({
  credentialId: _credentialId,
  ...passkey
}: MockPasskey): CallOutput<'secondFactor'>['passkeys'][number] {
  return passkey
}

const rpId = 'localhost'
const timeout = 60_000

function toKnown({ credentialId: id }: MockPasskey) {
  return { id, type: 'public-key' as const, transports: ['internal'] }
}

/** Whether a browser has answered a challenge; who has signed it, the mock market does not look at. */
function hasAnswered(clientDataJSON: string, challenge: string | null | undefined): boolean {
  const data: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64Url(clientDataJSON)))
  return challenge != null && (data as { challenge?: unknown }).challenge === challenge
}

/** Passkeys of staff, and signing in by one. */
export function passkeyHandlers(state: MarketState): HttpHandler[] {
  let made = 0
  const newChallenge = () => toBase64Url(new TextEncoder().encode(`challenge ${(made += 1)}`))
  const factorOf = ({ _id }: MockPerson) => {
    const factor = state.secondFactors.get(_id)
    return factor?.since == null ? undefined : factor
  }
  const pending = () => state.people.find(({ _id }) => _id === state.pendingId)
  const audit = (person: MockPerson, action: 'passkey-added' | 'passkey-removed') =>
    recordMockAudit(state, person, {
      action,
      subject: { kind: 'person', _id: person._id },
      about: person._id,
    })

  return [
    mock('signinPasskeyBegin', () => {
      const person = pending()
      if (person === undefined) return refuse('sign-in-expired')
      const known = factorOf(person)?.passkeys ?? []
      if (known.length === 0) return refuse('passkey-refused')
      state.pendingChallenge = newChallenge()
      const challenge = state.pendingChallenge
      return {
        challenge,
        rpId,
        allowCredentials: known.map(toKnown),
        timeout,
        userVerification: 'preferred' as const,
      }
    }),
    mock('signinPasskey', ({ body: { id, response } }) => {
      const person = pending()
      if (person === undefined) return refuse('sign-in-expired')
      const factor = factorOf(person)
      const challenge = state.pendingChallenge
      state.pendingChallenge = null
      const isKnown = factor?.passkeys.some(({ credentialId }) => credentialId === id)
      if (factor === undefined || !isKnown || !hasAnswered(response.clientDataJSON, challenge)) {
        return refuse('passkey-refused')
      }
      const lastUsedAt = state.now.toISOString()
      const passkeys = factor.passkeys.map((one) => (one.credentialId === id ? { ...one, lastUsedAt } : one))
      keepFactor(state, person._id, { ...factor, passkeys })
      state.pendingId = null
      return openSession(state, person)
    }),
    mockSignedIn(state, 'passkeyBegin', (person, { body: { code } }) => {
      if (factorOf(person) === undefined) return refuse('second-factor-not-set')
      if (!spendCode(state, person._id, code)) return refuse('wrong-second-factor')
      const factor = factorOf(person)
      if (factor === undefined || factor.passkeys.length >= maxPasskeys) return refuse('passkey-refused')
      const challenge = newChallenge()
      keepFactor(state, person._id, { ...factor, challenge })
      return {
        challenge,
        rp: { id: rpId, name: 'Flower Market' },
        user: {
          id: toBase64Url(new TextEncoder().encode(person._id)),
          name: person.email,
          displayName: person.name,
        },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
        timeout,
        attestation: 'none' as const,
        excludeCredentials: factor.passkeys.map(toKnown),
        authenticatorSelection: {
          residentKey: 'preferred' as const,
          requireResidentKey: false as const,
          userVerification: 'preferred' as const,
        },
      }
    }),
    mockSignedIn(state, 'passkeyAdd', (person, { body: { name, credential } }) => {
      const factor = factorOf(person)
      if (factor === undefined) return refuse('second-factor-not-set')
      const { challenge, ...rest } = factor
      const isNew = !factor.passkeys.some(({ credentialId }) => credentialId === credential.id)
      const isAnswered = hasAnswered(credential.response.clientDataJSON, challenge)
      const added = {
        _id: credential.id.slice(0, 64),
        name,
        addedAt: state.now.toISOString(),
        lastUsedAt: null,
        isSynced: true,
        credentialId: credential.id,
      }
      const passkeys = isNew && isAnswered ? [...factor.passkeys, added] : factor.passkeys
      keepFactor(state, person._id, { ...rest, passkeys })
      if (passkeys === factor.passkeys) return refuse('passkey-refused')
      audit(person, 'passkey-added')
      return {}
    }),
    mockSignedIn(state, 'passkeyRemove', (person, { body: { _id, code } }) => {
      if (!factorOf(person)?.passkeys.some((one) => one._id === _id)) return refuse('not-found')
      if (!spendCode(state, person._id, code)) return refuse('wrong-second-factor')
      const factor = factorOf(person)
      if (factor === undefined) return refuse('not-found')
      keepFactor(state, person._id, { ...factor, passkeys: factor.passkeys.filter((one) => one._id !== _id) })
      audit(person, 'passkey-removed')
      return {}
    }),
  ]
}
