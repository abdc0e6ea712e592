import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { MockError, refuse } from './mock-error.ts'

/** What was asked, under which key. */
interface Asked {
  readonly call: string
  readonly idempotencyKey: string | null
  readonly body: unknown
}

/** Carries a call out once per person and key: a repeat gets the first answer, the same key with another body a conflict. */
export function answerOnce<T>(
  state: MarketState,
  person: MockPerson,
  { call, idempotencyKey, body }: Asked,
  effect: () => T,
): T | MockError<'idempotency-conflict'> {
  const key = `${person._id} ${call} ${idempotencyKey}`
  const text = JSON.stringify(body)
  const earlier = state.answered.get(key)
  if (earlier) return earlier.body === text ? (earlier.answer as T) : refuse('idempotency-conflict')
  const answer = effect()
  // An error changes nothing, so that the same key may be used again.
  if (!(answer instanceof MockError)) {
    state.answered = new Map(state.answered).set(key, { body: text, answer })
  }
  return answer
}
