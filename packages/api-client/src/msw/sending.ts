import { resendAfterMs } from '@flower-market/flower-domain'
import type { OutboxEntry } from '../fixtures/inbox.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import type { MockError } from './mock-error.ts'

type Message = Pick<OutboxEntry, 'kind' | 'to' | 'text'> & Partial<OutboxEntry>

/** Adds a message to the sandbox inbox. */
export function send(state: MarketState, message: Message): void {
  const _id = `outbox-${state.outbox.length + 1}`
  const entry = { _id, subject: '', link: null, code: null, at: state.now.toISOString(), ...message }
  state.outbox = [entry, ...state.outbox]
}

/** Records a request to send; returns when it may be repeated, whether a message was sent or not. */
export function noteSent(state: MarketState, key: string): { retryAt: string } {
  state.sendings = new Map(state.sendings).set(key, state.now)
  return { retryAt: new Date(state.now.getTime() + resendAfterMs).toISOString() }
}

/** The error for a request that is repeated too early; undefined otherwise. */
export function tooEarly(state: MarketState, key: string): MockError<'retry-later'> | undefined {
  const sentAt = state.sendings.get(key)
  if (!sentAt) return undefined
  const retryAt = new Date(sentAt.getTime() + resendAfterMs)
  return retryAt > state.now ? refuse('retry-later', { retryAt: retryAt.toISOString() }) : undefined
}
