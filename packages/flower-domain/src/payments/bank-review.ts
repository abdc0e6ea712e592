import type { BankMatchVerdict } from './bank-match.ts'

/** How far a line of a statement is: staff credit or exclude it, and may still credit an excluded one. */
export const bankLineStates = ['waiting', 'excluded', 'credited'] as const

/** How far a line of a statement is. */
export type BankLineState = (typeof bankLineStates)[number]

/** What a line is counted by: of those that wait, how certain their match is. */
export const bankLineGroups = ['matched', 'doubtful', 'unmatched', 'excluded', 'credited'] as const

/** What a line is counted by. */
export type BankLineGroup = (typeof bankLineGroups)[number]

/** A line as it is counted. */
export interface ReviewedBankLine {
  /** Kopecks. */
  readonly amount: number
  readonly state: BankLineState
  readonly verdict: BankMatchVerdict
}

/** The group that a line is counted in. */
export function bankLineGroup({
  state,
  verdict,
}: Pick<ReviewedBankLine, 'state' | 'verdict'>): BankLineGroup {
  return state === 'waiting' ? verdict : state
}

/** The lines of each group and their sum: together they are what came in. */
export function sumBankLines(
  lines: readonly ReviewedBankLine[],
): Record<BankLineGroup, { lines: number; amount: number }> {
  const sums = Object.fromEntries(bankLineGroups.map((group) => [group, { lines: 0, amount: 0 }])) as Record<
    BankLineGroup,
    { lines: number; amount: number }
  >
  for (const line of lines) {
    const sum = sums[bankLineGroup(line)]
    sum.lines += 1
    sum.amount += line.amount
  }
  return sums
}

/**
 * Whether a credit needs a reason: the transaction that it names is not that of the invoice which the line matches now, or the same
 * money may be credited already.
 */
export function needsCreditReason(
  match: { readonly verdict: BankMatchVerdict; readonly invoice?: { readonly transactionId: string } },
  transactionId: string,
  isCreditedBefore: boolean,
): boolean {
  return isCreditedBefore || match.invoice?.transactionId !== transactionId
}
