import { readSecondFactorCode } from '@flower-market/flower-domain'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { isFixtureTotp, type MockSecondFactor } from '../fixtures/mock-second-factor.ts'
import type { MarketState } from './market-state.ts'
import { settingOf } from './operator-settings.ts'

/** Whether somebody of the staff has to give a code to sign in. */
export function hasSecondFactor(state: MarketState, { _id, role }: MockPerson): boolean {
  return role === 'ADMIN' && state.secondFactors.get(_id)?.since != null
}

/** Whether the operator requires a second factor that somebody of the staff does not have. */
export function isSecondFactorMissing(state: MarketState, person: MockPerson): boolean {
  const isRequired = settingOf(state, 'staffSecondFactor') === 'required'
  return person.role === 'ADMIN' && isRequired && !hasSecondFactor(state, person)
}

/** Keeps somebody's second factor as it is now; null removes it. */
export function keepFactor(state: MarketState, personId: string, factor: MockSecondFactor | null): void {
  const others = [...state.secondFactors].filter(([id]) => id !== personId)
  state.secondFactors = new Map(factor === null ? others : [...others, [personId, factor]])
}

/** Uses a right code up. */
export function spendCode(state: MarketState, personId: string, typed: string): boolean {
  const factor = state.secondFactors.get(personId)
  const read = readSecondFactorCode(typed)
  if (factor === undefined || read === null) return false
  const { kind, code } = read
  const isRight = kind === 'totp' ? isFixtureTotp(code, factor.lastCode) : factor.recoveryCodes.includes(code)
  const recoveryCodes = factor.recoveryCodes.filter((one) => one !== code)
  const lastCode = kind === 'totp' ? code : factor.lastCode
  if (isRight) keepFactor(state, personId, { ...factor, recoveryCodes, lastCode })
  return isRight
}
