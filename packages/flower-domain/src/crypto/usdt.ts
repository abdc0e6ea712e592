import { withoutEndingZeros } from '../money/decimal.ts'

/** The contract of USDT on Tron; a token is known by it, never by its symbol, which anybody may copy. */
export const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** Fraction digits of USDT. */
export const usdtDecimals = 6

/** Blocks after which a transfer on Tron is final. */
export const tronConfirmations = 19

const amountPattern = /^(\d{1,15})(?:\.(\d{1,6}))?$/u

/** Units (millionths) of an amount of USDT written with a point, or null where it is none. */
export function parseUsdt(text: string): bigint | null {
  const [, whole, fraction = ''] = amountPattern.exec(text) ?? []
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(usdtDecimals, '0'))
}

/** An amount of USDT in units as it is shown and copied: without needless zeros. Throws a RangeError below zero. */
export function formatUsdt(units: bigint): string {
  if (units < 0n) throw new RangeError(`An amount of USDT is not negative, got ${units}.`)
  const digits = String(units).padStart(usdtDecimals + 1, '0')
  const fraction = withoutEndingZeros(digits.slice(-usdtDecimals))
  return `${digits.slice(0, -usdtDecimals)}${fraction === '' ? '' : `.${fraction}`}`
}
