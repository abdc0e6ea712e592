import type { FormErrors } from '@flower-market/app-runtime/forms'

/** From when a decision holds, and why, as they were typed. */
export interface DecisionTerms {
  /** The day from which it holds in Moscow, ISO 8601; empty for at once. */
  readonly day: string
  readonly reason: string
}

/** What the terms of a decision may be wrong in. */
export type DecisionTermsField = 'day' | 'reason'

/** Reads from when a decision holds, and why. */
export function readTerms(fields: FormData): DecisionTerms {
  return {
    day: String(fields.get('day') ?? ''),
    reason: String(fields.get('reason') ?? '').trim(),
  }
}

/** The beginning of a Moscow day; an invalid date where it is none. */
function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`)
}

/** What is missing or wrong in the terms of a decision. */
export function findTermsProblems({ day, reason }: DecisionTerms, now: Date): FormErrors<DecisionTermsField> {
  return {
    ...(day !== '' && !(beginningOf(day) > now) && { day: 'operator.dayPast' }),
    ...(reason === '' && { reason: 'operator.reasonMissing' }),
  }
}

/** The terms of a decision as calls take them. */
export function termsBody({ day, reason }: DecisionTerms): { holdsFrom?: string; reason: string } {
  return { reason, ...(day !== '' && { holdsFrom: beginningOf(day).toISOString() }) }
}
