import { roundHalfAwayFromZero } from '../money/rounding.ts'
import { maxOwnPrice, needsReason } from './request-answer.ts'
import type { AnswerReason } from './request-answer.ts'

/** How many templates a plantation keeps: one for each digit of the keyboard. */
export const maxAnswerTemplates = 9

/** How far a template changes a price, percent. */
export const templatePriceChange = { min: -50, max: 200 } as const

/** An answer to a line that a plantation gives often. */
export interface AnswerTemplate {
  readonly name: string
  /** How much of the requested stems is agreed, percent; 0 refuses the line. */
  readonly sharePercent: number
  /** By how much the plantation's own price differs from the requested one, percent. */
  readonly priceChangePercent: number
  /** Needed where it gives less or costs more. */
  readonly reason: AnswerReason | null
  /** Needed where the reason is `other`. */
  readonly note: string
  /** For how many hours an answer that it was used in holds; null leaves that open. */
  readonly validHours: number | null
}

/** What a template says of a line. */
export interface TemplatedAnswer {
  readonly quantity: number
  /** The plantation's own part, kopecks a stem. */
  readonly price: number
  readonly reason: AnswerReason | null
  readonly note: string
}

/** Why a template cannot be used: it would make answers that are refused. */
export const answerTemplateIssues = ['reason-missing', 'note-missing'] as const

/** Why a template cannot be used. */
export type AnswerTemplateIssue = (typeof answerTemplateIssues)[number]

/** What is wrong with a template; null for one that can be used. */
export function findTemplateIssue({
  sharePercent,
  priceChangePercent,
  reason,
  note,
}: Omit<AnswerTemplate, 'name' | 'validHours'>): AnswerTemplateIssue | null {
  if (sharePercent === 100 && priceChangePercent <= 0) return null
  if (reason === null) return 'reason-missing'
  return reason === 'other' && note.trim() === '' ? 'note-missing' : null
}

/** The answer of a template to a line: whole bunches of the share, and the price rounded once to a kopeck. */
export function applyAnswerTemplate(
  line: { readonly quantity: number; readonly ownPrice: number; readonly stemsPerBunch: number },
  { sharePercent, priceChangePercent, reason, note }: AnswerTemplate,
): TemplatedAnswer {
  const share = Math.floor((line.quantity * sharePercent) / 100)
  const quantity = sharePercent === 100 ? line.quantity : share - (share % line.stemsPerBunch)
  const changed = roundHalfAwayFromZero((line.ownPrice * (100 + priceChangePercent)) / 100)
  const highest = Math.max(maxOwnPrice, line.ownPrice)
  const price = quantity === 0 ? line.ownPrice : Math.min(Math.max(1, changed), highest)
  const isReasonOwed = needsReason(line, { quantity, price })
  return { quantity, price, reason: isReasonOwed ? reason : null, note: isReasonOwed ? note : '' }
}
