/** What staff may ask a person about while it waits on the desk. */
export const askedKinds = ['top-up', 'verification'] as const

/** What kind of thing a person is asked about. */
export type AskedKind = (typeof askedKinds)[number]

/** When a question was asked and answered, ms since 1970; null while it waits for its answer. */
export interface QuestionTimes {
  readonly askedAtMs: number
  readonly answeredAtMs: number | null
}

/** Since when something waits for staff, and by when they would deal with it if nobody were asked. */
export interface WaitingTimes {
  readonly since: Date
  readonly deadline: Date
}

/**
 * By when staff deal with what was asked about: the time in which the person was asked does not count. What lies before
 * `since` has not counted anyway: another proof begins the time anew.
 */
export function deadlineAfterQuestions(
  { since, deadline }: WaitingTimes,
  questions: readonly QuestionTimes[],
  now: Date,
): Date {
  const sinceMs = since.getTime()
  const waitedMs = questions.reduce(
    (sum, { askedAtMs, answeredAtMs }) =>
      sum + Math.max(0, (answeredAtMs ?? now.getTime()) - Math.max(askedAtMs, sinceMs)),
    0,
  )
  return new Date(deadline.getTime() + waitedMs)
}
