import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { MockError, refuse } from './mock-error.ts'

/** Names an idempotent call. */
interface AskedCall {
  readonly call: string
  readonly idempotencyKey: string | null
}

/** What was asked, under which key. */
interface Asked extends AskedCall {
  readonly body: unknown
}

function answerKey(personId: string, { call, idempotencyKey }: AskedCall): string {
  return `${personId} ${call} ${idempotencyKey}`
}

/** Whether a person's call was answered before. */
export function hasAnswered({ answered }: MarketState, personId: string, call: AskedCall): boolean {
  return answered.has(answerKey(personId, call))
}

/** Carries a call out once per person and key: a repeat gets the first answer, the same key with another body a conflict. */
export function answerOnce<T>(
  state: MarketState,
  person: MockPerson,
  { call, idempotencyKey, body }: Asked,
  effect: () => T,
): T | MockError<'idempotency-conflict'> {
  const key = answerKey(person._id, { call, idempotencyKey })
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
