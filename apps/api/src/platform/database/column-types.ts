import { TypeOverrides, types } from 'pg'

const { DATE, INT8 } = types.builtins

/** How column values are read: int8 as `bigint`, so that no kopeck is lost, and days as they are written. */
export const columnTypes = new TypeOverrides()
columnTypes.setTypeParser(INT8, (text: string) => BigInt(text))
columnTypes.setTypeParser(DATE, (text: string) => text)

/**
 * The number of a row from the id that a call names; -1, which no row has, for any other text. Comparing the number as a text instead
 * would read the whole table.
 */
export function toRowNumber(id: string): bigint {
  return /^[1-9]\d{0,17}$/u.test(id) ? BigInt(id) : -1n
}

/** An amount of minor units as the contract carries it; throws a RangeError when it is no safe integer. */
export function toMinor(amount: bigint): number {
  const minor = Number(amount)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`The amount ${amount} leaves the safe integers.`)
  return minor
}
