/** What staff may ask a person about while it waits on the desk. */
export const askedKinds = ['top-up', 'verification'] as const

/** What kind of thing a person is asked about. */
export type AskedKind = (typeof askedKinds)[number]

/** When a question was asked and answered, ms since 1970; null while it waits for its answer. */
export interface QuestionTimes {
  readonly askedAtMs: number
  readonly answeredAtMs: number | null
}

/** By when staff deal with what was asked about: the time in which the person was asked does not count. */
export function deadlineAfterQuestions(deadline: Date, questions: readonly QuestionTimes[], now: Date): Date {
  const waitedMs = questions.reduce(
    (sum, { askedAtMs, answeredAtMs }) => sum + ((answeredAtMs ?? now.getTime()) - askedAtMs),
    0,
  )
  return new Date(deadline.getTime() + waitedMs)
}
