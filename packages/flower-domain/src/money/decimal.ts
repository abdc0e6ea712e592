/** A parsed amount: minor units, or the reason why it is invalid. */
export type ParsedMinor =
  | { readonly ok: true; readonly minor: number }
  | {
      readonly ok: false
      readonly reason: 'empty' | 'not-a-number' | 'too-many-fraction-digits' | 'too-large'
    }

/** How many digits follow the separator: 2 for kopecks and cents, 6 for USDT. */
export interface DecimalOptions {
  readonly fractionDigits: number
}

const decimal = /^([-−])?(\d*)(?:[.,](\d*))?$/u

/** Digits without the zeros at their end; an expression for this takes a time that grows with the square of the zeros. */
export function withoutEndingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** Reads an amount as people type it: comma or point, any spaces; trailing zeros beyond the digits are allowed. */
export function parseMinor(text: string, { fractionDigits }: DecimalOptions): ParsedMinor {
  const compact = text.replaceAll(/\s/gu, '')
  if (compact === '') return { ok: false, reason: 'empty' }
  const match = decimal.exec(compact)
  const whole = match?.[2] ?? ''
  const fraction = withoutEndingZeros(match?.[3] ?? '')
  if (match === null || (whole === '' && (match[3] ?? '') === ''))
    return { ok: false, reason: 'not-a-number' }
  if (fraction.length > fractionDigits) return { ok: false, reason: 'too-many-fraction-digits' }
  const minor = Number(whole + fraction.padEnd(fractionDigits, '0'))
  if (!Number.isSafeInteger(minor)) return { ok: false, reason: 'too-large' }
  return { ok: true, minor: match[1] !== undefined && minor !== 0 ? -minor : minor }
}

/** Minor units as a plain decimal with a point, for inputs, URLs and documents; `4550` with 2 digits is `45.50`. */
export function minorToDecimalString(minor: number, fractionDigits: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Minor units are whole, got ${minor}.`)
  const digits = String(Math.abs(minor)).padStart(fractionDigits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (fractionDigits === 0) return sign + digits
  return `${sign}${digits.slice(0, -fractionDigits)}.${digits.slice(-fractionDigits)}`
}
