import { codeLifetimeMs, codeTries } from '@flower-market/flower-domain'
import type { MockCode } from '../fixtures/mock-code.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './refusal.ts'
import type { MockRefusal } from './refusal.ts'

const firstCode = 314_159
const codeStep = 7919

/** The next code; each differs from the one before it. */
export const nextCode = (state: MarketState, digits: number): string =>
  String(firstCode + state.outbox.length * codeStep).slice(-digits)

const isSame = (left: MockCode, right: Pick<MockCode, 'purpose' | 'subject'>): boolean =>
  left.purpose === right.purpose && left.subject === right.subject

/** Keeps a code in place of an earlier one; answers when it ends. */
export const keepCode = (
  state: MarketState,
  code: Pick<MockCode, 'purpose' | 'subject' | 'phone' | 'code'>,
): string => {
  const expiresAt = new Date(state.now.getTime() + codeLifetimeMs)
  const others = state.codes.filter((one) => !isSame(one, code))
  state.codes = [...others, { ...code, triesLeft: codeTries, expiresAt }]
  return expiresAt.toISOString()
}

/** Tries a code: a right one is used up and given back, a wrong one costs a try. */
export const tryCode = (
  state: MarketState,
  subject: Pick<MockCode, 'purpose' | 'subject'>,
  typed: string,
): MockCode | MockRefusal<'invalid-code'> | MockRefusal<'code-expired'> => {
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
