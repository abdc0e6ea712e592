/** The regions that a lot is sold in; null is all of them. */
export type LotRegions = readonly string[] | null

/** Whether a lot is sold in the same regions, in whichever order they are named. */
export function isSameRegions(left: LotRegions, right: LotRegions): boolean {
  if (left === null || right === null) return left === right
  const known = new Set(left)
  return known.size === new Set(right).size && right.every((id) => known.has(id))
}
