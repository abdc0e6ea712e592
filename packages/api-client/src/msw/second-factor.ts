import type { MockPerson } from '../fixtures/mock-person.ts'
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
