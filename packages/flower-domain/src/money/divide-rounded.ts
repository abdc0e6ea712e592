/**
 * A quotient of whole numbers as `roundHalfAwayFromZero` rounds, exact at any size: what rates and shares are computed
 * with, where a product leaves the safe integers. Throws a RangeError when the divisor is not positive.
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError(`Cannot divide money by ${divisor}.`)
  const isNegative = dividend < 0n
  const doubled = (isNegative ? -dividend : dividend) * 2n
  const rounded = (doubled + divisor) / (divisor * 2n)
  return isNegative ? -rounded : rounded
}

/** A quotient of whole numbers rounded down: what a person gets of an exchange. Throws a RangeError when the divisor is not positive or the dividend is negative. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n || dividend < 0n) throw new RangeError(`Cannot divide ${dividend} by ${divisor}.`)
  return dividend / divisor
}

/** A quotient of whole numbers rounded up: what a person pays for an exchange. Throws as `divideDown` does. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = divideDown(dividend, divisor)
  return quotient * divisor === dividend ? quotient : quotient + 1n
}
