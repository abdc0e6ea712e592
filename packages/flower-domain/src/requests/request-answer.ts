import type { RequestLineStatus } from './request-status.ts'

/** Why a plantation agrees to less, or to a higher price. */
export const answerReasons = [
  'less-cut',
  'not-this-day',
  'sold-earlier',
  'quality',
  'price-rose',
  'other',
] as const

/** Why a plantation agrees to less, or to a higher price. */
export type AnswerReason = (typeof answerReasons)[number]

/** The highest price of a plantation that can be agreed, kopecks a stem: 20,000 ₽. */
export const maxOwnPrice = 2_000_000

/** A line as the plantation was asked for it. */
export interface AskedLine {
  readonly position: number
  /** Stems. */
  readonly quantity: number
  /** The plantation's own part of the price, kopecks a stem. */
  readonly ownPrice: number
}

/** What a plantation answers to a line. */
export interface RequestLineAnswer {
  readonly position: number
  /** Stems. @default as asked */
  readonly quantity?: number | undefined
  /** Its own part, kopecks a stem. @default as asked */
  readonly price?: number | undefined
  readonly reason?: AnswerReason | undefined
  /** In its own words; needed where the reason is `other`. */
  readonly note?: string | undefined
}

/** A line with what the plantation has agreed to. */
export type AgreedLine<L extends AskedLine> = L & {
  readonly agreedQuantity: number
  readonly agreedOwnPrice: number
  readonly reason: AnswerReason | null
  readonly note: string
  readonly status: Extract<RequestLineStatus, 'agreed' | 'refused'>
}

/** Why an answer to a line cannot be right. */
export const answerIssues = [
  'unknown-line',
  'repeated-line',
  'quantity-out-of-range',
  'price-out-of-range',
  'reason-missing',
  'note-missing',
] as const

/** Why an answer to a line cannot be right. */
export type AnswerIssue = (typeof answerIssues)[number]

/** The lines as they are answered, or which of the answers is wrong. */
export type AnsweredLines<L extends AskedLine> =
  | { readonly ok: true; readonly lines: readonly AgreedLine<L>[] }
  | { readonly ok: false; readonly issue: AnswerIssue; readonly place: number }

/** Whether an answer gives less than was asked for, or asks for more money: it says why. */
export function needsReason(
  { quantity, ownPrice }: Pick<AskedLine, 'quantity' | 'ownPrice'>,
  agreed: { readonly quantity: number; readonly price: number },
): boolean {
  return agreed.quantity < quantity || agreed.price > ownPrice
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

function answerLine<L extends AskedLine>(
  line: L,
  { quantity = line.quantity, price = line.ownPrice, reason, note = '' }: Omit<RequestLineAnswer, 'position'>,
): AgreedLine<L> | AnswerIssue {
  if (!isWithin(quantity, 0, line.quantity)) return 'quantity-out-of-range'
  if (!isWithin(price, 1, Math.max(maxOwnPrice, line.ownPrice))) return 'price-out-of-range'
  const owesReason = needsReason(line, { quantity, price })
  if (owesReason && reason === undefined) return 'reason-missing'
  if (owesReason && reason === 'other' && note.trim() === '') return 'note-missing'
  return {
    ...line,
    agreedQuantity: quantity,
    // A price of what is not there means nothing.
    agreedOwnPrice: quantity === 0 ? line.ownPrice : price,
    reason: owesReason ? (reason ?? null) : null,
    note: note.trim(),
    status: quantity === 0 ? 'refused' : 'agreed',
  }
}

/** Answers the lines of a request; a line without an answer is agreed as it was asked for. */
export function answerRequestLines<L extends AskedLine>(
  lines: readonly L[],
  answers: readonly RequestLineAnswer[],
): AnsweredLines<L> {
  const places = new Map<number, number>()
  for (const [place, { position }] of answers.entries()) {
    if (!lines.some((line) => line.position === position)) return { ok: false, issue: 'unknown-line', place }
    if (places.has(position)) return { ok: false, issue: 'repeated-line', place }
    places.set(position, place)
  }
  const answered: AgreedLine<L>[] = []
  for (const line of lines) {
    const place = places.get(line.position)
    const after = answerLine(line, place === undefined ? {} : (answers[place] as RequestLineAnswer))
    if (typeof after === 'string') return { ok: false, issue: after, place: place ?? 0 }
    answered.push(after)
  }
  return { ok: true, lines: answered }
}

/** The status of each line of an answered request once the buyer takes some of its positions; null for one that is not agreed. */
export function decideRequestLines<
  L extends { readonly position: number; readonly status: RequestLineStatus },
>(lines: readonly L[], taken: readonly number[]): readonly L[] | null {
  const agreed = new Set(lines.filter(({ status }) => status === 'agreed').map(({ position }) => position))
  if (taken.some((position) => !agreed.has(position))) return null
  return lines.map((line) =>
    line.status === 'agreed'
      ? { ...line, status: taken.includes(line.position) ? 'accepted' : 'declined' }
      : line,
  )
}
