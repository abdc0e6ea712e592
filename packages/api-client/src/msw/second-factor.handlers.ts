import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import {
  fixtureRecoveryCodes,
  fixtureTotpSecret,
  shownRecoveryCodes,
} from '../fixtures/mock-second-factor.ts'
import { toPasskey } from './passkeys.handlers.ts'
import { recordMockAudit, type MockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import { refuse } from './mock-error.ts'
import { endSessions, openSession } from './open-session.ts'
import { settingOf } from './operator-settings.ts'
import { keepFactor, spendCode } from './second-factor.ts'
import { mockSignedIn } from './signed-in.ts'

/** The second factor of staff, and the second step of signing in. */
export function secondFactorHandlers(state: MarketState): HttpHandler[] {
  const factorOf = ({ _id }: MockPerson) => state.secondFactors.get(_id)
  const makeCodes = (personId: string, batch: number) => {
    const factor = state.secondFactors.get(personId)
    const codes = fixtureRecoveryCodes(batch)
    if (factor !== undefined) {
      const since = factor.since ?? state.now.toISOString()
      keepFactor(state, personId, { ...factor, since, recoveryCodes: codes })
    }
    return { recoveryCodes: shownRecoveryCodes(codes) }
  }

  const audit = (person: MockPerson, action: MockAudit['action']) =>
    recordMockAudit(state, person, {
      action,
      subject: { kind: 'person', _id: person._id },
      about: person._id,
    })

  return [
    mock('signinSecondFactor', ({ body }) => {
      const person = state.people.find(({ _id }) => _id === state.pendingId)
      if (person === undefined) return refuse('sign-in-expired')
      if (!spendCode(state, person._id, body.code)) return refuse('wrong-second-factor')
      state.pendingId = null
      return openSession(state, person)
    }),
    mockSignedIn(state, 'secondFactor', (person) => {
      const factor = factorOf(person)
      return {
        since: factor?.since ?? null,
        recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
        passkeys: (factor?.passkeys ?? []).map(toPasskey),
        isRequired: settingOf(state, 'staffSecondFactor') === 'required',
      }
    }),
    mockSignedIn(state, 'secondFactorBegin', (person, { body: { password } }) => {
      if (password !== person.password) return refuse('wrong-password')
      if (factorOf(person)?.since != null) return refuse('second-factor-set')
      keepFactor(state, person._id, { since: null, lastCode: '', recoveryCodes: [], passkeys: [] })
      const label = encodeURIComponent(`Flower Market:${person.email}`)
      return { secret: fixtureTotpSecret, uri: `otpauth://totp/${label}?secret=${fixtureTotpSecret}` }
    }),
    mockSignedIn(state, 'secondFactorConfirm', (person, { body }) => {
      const factor = factorOf(person)
      if (factor === undefined) return refuse('second-factor-not-set')
      if (factor.since !== null) return refuse('second-factor-set')
      if (!spendCode(state, person._id, body.code)) return refuse('wrong-second-factor')
      endSessions(state, ({ _id, personId }) => personId === person._id && _id !== state.sessionId)
      audit(person, 'second-factor-set')
      return makeCodes(person._id, 0)
    }),
    mockSignedIn(state, 'recoveryCodesCreate', (person, { body }) => {
      if (factorOf(person)?.since == null) return refuse('second-factor-not-set')
      if (!spendCode(state, person._id, body.code)) return refuse('wrong-second-factor')
      audit(person, 'recovery-codes-renewed')
      return makeCodes(person._id, 1)
    }),
    mockSignedIn(state, 'secondFactorRemove', (person, { body: { password, code } }) => {
      if (password !== person.password) return refuse('wrong-password')
      if (factorOf(person)?.since == null) return refuse('second-factor-not-set')
      if (!spendCode(state, person._id, code)) return refuse('wrong-second-factor')
      keepFactor(state, person._id, null)
      audit(person, 'second-factor-removed')
      return {}
    }),
  ]
}
