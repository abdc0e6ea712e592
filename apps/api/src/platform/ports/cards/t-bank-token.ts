import { createHash, timingSafeEqual } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

/**
 * The signature of a request or a callback of T-Bank: the values of the outermost fields and of the password, in the
 * order of their names, as one SHA-256. Objects, lists and the signature itself are left out.
 */
export function tBankToken(fields: Fields, password: string): string {
  const signed = Object.entries({ ...fields, Password: password })
    .filter(([name, value]) => name !== 'Token' && value !== null && typeof value !== 'object')
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  const text = signed.map(([, value]) => String(value)).join('')
  return createHash('sha256').update(text).digest('hex')
}

/** Whether fields carry their signature; takes the same time for every wrong one. */
export function hasTBankToken(fields: Fields, password: string): boolean {
  const { Token: token } = fields
  const expected = Buffer.from(tBankToken(fields, password))
  const given = Buffer.from(typeof token === 'string' ? token.toLowerCase() : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
