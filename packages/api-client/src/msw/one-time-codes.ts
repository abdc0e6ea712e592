import { codeLifetimeMs, codeTries } from '@flower-market/flower-domain'
import type { MockCode } from '../fixtures/mock-code.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import type { MockError } from './mock-error.ts'

const firstCode = 314_159
const codeStep = 7919

/** The next code; each differs from the one before it. */
export function nextCode(state: MarketState, digits: number): string {
  return String(firstCode + state.outbox.length * codeStep).slice(-digits)
}

function isSame(left: MockCode, right: Pick<MockCode, 'purpose' | 'subject'>): boolean {
  return left.purpose === right.purpose && left.subject === right.subject
}

/** Stores a code in place of an earlier one; returns its expiry. */
export function keepCode(
  state: MarketState,
  code: Pick<MockCode, 'purpose' | 'subject' | 'phone' | 'code'>,
): string {
  const expiresAt = new Date(state.now.getTime() + codeLifetimeMs)
  const others = state.codes.filter((one) => !isSame(one, code))
  state.codes = [...others, { ...code, triesLeft: codeTries, expiresAt }]
  return expiresAt.toISOString()
}

/** Checks a code: a correct one is consumed and returned, a wrong one uses an attempt. */
export function tryCode(
  state: MarketState,
  subject: Pick<MockCode, 'purpose' | 'subject'>,
  typed: string,
): MockCode | MockError<'invalid-code'> | MockError<'code-expired'> {
  const kept = state.codes.find((one) => isSame(one, subject))
  if (!kept || kept.expiresAt <= state.now || kept.triesLeft === 0) return refuse('code-expired')
  const others = state.codes.filter((one) => one !== kept)
  if (kept.code === typed) {
    state.codes = others
    return kept
  }
  const triesLeft = kept.triesLeft - 1
  state.codes = [...others, { ...kept, triesLeft }]
  return refuse('invalid-code', { triesLeft })
}
