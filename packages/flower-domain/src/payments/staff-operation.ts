/** What staff do to a balance by hand: credit it, or take from it. */
export const staffOperations = ['compensation', 'write-off'] as const

/** A change of a balance by hand. */
export type StaffOperation = (typeof staffOperations)[number]

/** What an operation by hand adds to a balance, in minor units: a write-off takes its amount away. */
export function staffOperationChange(operation: StaffOperation, amount: number): number {
  return operation === 'compensation' ? amount : -amount
}

/**
 * What a correction has to add to a balance, in minor units, so that an operation that has moved `standing` so far has
 * moved `right` in the end. Null where there is nothing to correct, or where money would move the other way.
 */
export function correctionChange({
  standing,
  right,
  operation,
}: {
  readonly standing: number
  readonly right: number
  readonly operation: StaffOperation
}): number | null {
  const isOtherWay = operation === 'compensation' ? right < 0 : right > 0
  return isOtherWay || right === standing ? null : right - standing
}

/** What can be spent after a change, in minor units; null where there is less than is taken. */
export function availableAfter(available: number, change: number): number | null {
  return available + change < 0 && change < 0 ? null : available + change
}
