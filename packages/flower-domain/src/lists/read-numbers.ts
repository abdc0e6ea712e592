import type { FlowerCard } from '../catalog/flower-card.ts'
import type { ListLine, ListQuantity } from './list-line.ts'

/** A line's length and quantity, as far as its lots tell them apart. */
export interface ReadNumbers {
  readonly lengthCm: number | null
  readonly quantity: ListQuantity | null
  /** A number is left that means nothing, or the only one could be the length as well as the quantity. */
  readonly isDoubtful: boolean
}

const longestCm = 150
const shortestCm = 20

function isLength(value: number): boolean {
  return value >= shortestCm && value <= longestCm && value % 5 === 0
}

function without(numbers: readonly number[], value: number): number[] {
  const place = numbers.indexOf(value)
  return place === -1 ? [...numbers] : numbers.toSpliced(place, 1)
}

/** Of several numbers the length is one that the lots have, else the first that can be one. */
function lengthAmong(numbers: readonly number[], cards: readonly FlowerCard[]): number | null {
  const sold = new Set(cards.map((card) => card.lengthCm))
  return numbers.find((value) => sold.has(value)) ?? numbers.find(isLength) ?? null
}

/** The quantity is the last of the numbers; one that is the price of a lot is a price. */
function quantityAmong(numbers: readonly number[], cards: readonly FlowerCard[]): ReadNumbers['quantity'] {
  const prices = new Set(cards.map(({ price }) => price))
  const counts =
    numbers.length > 1 ? numbers.filter((value) => !prices.has(Math.round(value * 100))) : [...numbers]
  const value = counts.findLast((one) => Number.isInteger(one))
  return value === undefined ? null : { value, unit: null }
}

/** Tells length and quantity of a line apart by what its lots are sold in. */
export function readNumbers(line: ListLine, cards: readonly FlowerCard[]): ReadNumbers {
  const { numbers } = line
  const [only] = numbers
  if (line.lengthCm === null && line.quantity === null && numbers.length === 1 && only !== undefined) {
    const isSold = cards.some(({ lengthCm }) => lengthCm === only)
    return { lengthCm: null, quantity: { value: only, unit: null }, isDoubtful: isSold }
  }
  const lengthCm = line.lengthCm ?? lengthAmong(numbers, cards)
  const rest = line.lengthCm === null && lengthCm !== null ? without(numbers, lengthCm) : numbers
  const atLength = lengthCm === null ? cards : cards.filter((card) => card.lengthCm === lengthCm)
  const quantity = line.quantity ?? quantityAmong(rest, atLength)
  const used = line.quantity === null && quantity !== null ? 1 : 0
  const prices = new Set(atLength.map(({ price }) => price))
  const unread = rest.filter((value) => !prices.has(Math.round(value * 100)) && Number.isInteger(value))
  return { lengthCm, quantity, isDoubtful: unread.length > used }
}
