/**
 * Rounds to the nearest integer, halves away from zero: the only rounding applied to money.
 * Throws a RangeError when `x` is not finite.
 */
export function roundHalfAwayFromZero(x: number): number {
  if (!Number.isFinite(x)) throw new RangeError(`Cannot round ${x}: a finite number is needed.`)
  const rounded = Math.round(Math.abs(x))
  return x < 0 && rounded !== 0 ? -rounded : rounded
}
