import type { MarketState } from './market-state.ts'

/** Names an idempotent call of a person. */
export function answerKey(personId: string, idempotencyKey: string | null): string {
  return `${personId} ${idempotencyKey}`
}

/** Whether a person's idempotent call was answered before. */
export function hasAnswered(
  { answered }: MarketState,
  personId: string,
  idempotencyKey: string | null,
): boolean {
  return answered.has(answerKey(personId, idempotencyKey))
}
