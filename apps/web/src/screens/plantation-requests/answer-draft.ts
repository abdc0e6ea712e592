import type { CallInput, CallOutput } from '@flower-market/api-client'
import {
  applyAnswerTemplate,
  needsReason,
  type AnswerReason,
  type AnswerTemplate,
} from '@flower-market/flower-domain'

/** A request as its plantation sees it. */
export type ReceivedRequest = CallOutput<'receivedRequest'>
type Line = ReceivedRequest['lines'][number]

/** What a representative has typed of a line; null is a field that cannot be read. */
export interface LineDraft {
  readonly quantity: number | null
  /** Kopecks a stem. */
  readonly price: number | null
  readonly reason: AnswerReason | null
  readonly note: string
}

/** The drafts of the lines that differ from what was asked for, by their positions. */
export type AnswerDraft = ReadonlyMap<number, LineDraft>

/** A line as it is asked for. */
export function asAsked({ quantity, price }: Line): LineDraft {
  return { quantity, price, reason: null, note: '' }
}

/** Whether a line has to say why. */
export function owesReason(line: Line, { quantity, price }: LineDraft): boolean {
  const agreed = { quantity: quantity ?? 0, price: price ?? line.price }
  return needsReason({ quantity: line.quantity, ownPrice: line.price }, agreed)
}

/** Whether a line still has to say why: a reason, and with `other` its text. */
export function lacksReason(line: Line, typed: LineDraft): boolean {
  if (!owesReason(line, typed)) return false
  return typed.reason === null || (typed.reason === 'other' && typed.note.trim() === '')
}

/** What a line costs as it is answered, kopecks. */
export function lineSum({ quantity, price }: LineDraft): number {
  return (quantity ?? 0) * (price ?? 0)
}

/** An answer so far, kopecks and stems; what is not answered is agreed as it is asked for. */
export interface AnswerSummary {
  readonly asked: number
  readonly askedStems: number
  /** Of the lines that are answered. */
  readonly agreed: number
  readonly agreedStems: number
  readonly answered: number
  /** By how much the answered lines differ from what was asked for. */
  readonly difference: number
  /** Of the lines without an answer. */
  readonly open: number
  /** What the answer comes to when it is sent now. */
  readonly total: number
  readonly byReason: ReadonlyMap<AnswerReason, number>
}

/** Adds an answer up. */
export function summarize(lines: readonly Line[], draft: AnswerDraft): AnswerSummary {
  const byReason = new Map<AnswerReason, number>()
  let [asked, askedStems, agreed, agreedStems, answered, open] = [0, 0, 0, 0, 0, 0]
  for (const line of lines) {
    const sum = line.quantity * line.price
    asked += sum
    askedStems += line.quantity
    const typed = draft.get(line.position)
    if (typed === undefined) {
      open += sum
      continue
    }
    answered += 1
    agreed += lineSum(typed)
    agreedStems += typed.quantity ?? 0
    if (typed.reason !== null && owesReason(line, typed)) {
      byReason.set(typed.reason, (byReason.get(typed.reason) ?? 0) + lineSum(typed) - sum)
    }
  }
  const difference = agreed + open - asked
  return {
    asked,
    askedStems,
    agreed,
    agreedStems,
    answered,
    difference,
    open,
    total: agreed + open,
    byReason,
  }
}

/** A line as a template answers it. */
export function templated(line: Line, template: AnswerTemplate): LineDraft {
  return applyAnswerTemplate({ ...line, ownPrice: line.price }, template)
}

/** The lines of an answer: those that differ from what was asked for. */
export function answerLinesOf(
  lines: readonly Line[],
  draft: AnswerDraft,
): NonNullable<CallInput<'requestAnswer'>['body']['lines']> {
  return lines.flatMap((line) => {
    const typed = draft.get(line.position)
    if (typed === undefined) return []
    const { quantity, price, reason, note } = typed
    return [
      {
        position: line.position,
        quantity: quantity ?? 0,
        ...(price !== null && { price }),
        ...(reason !== null && { reason }),
        ...(note !== '' && { note }),
      },
    ]
  })
}
