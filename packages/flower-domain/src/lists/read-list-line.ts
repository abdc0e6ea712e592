import type { ListLine, ListQuantity } from './list-line.ts'
import { isNoise, meaningAfter, meaningBefore, unitAlone } from './list-words.ts'
import type { NumberMeaning } from './list-words.ts'

/** Longer lines are letters, not orders. */
export const listLineMaxLength = 300

interface NumberToken {
  readonly value: number
  meaning: NumberMeaning | null
  /** It stands behind a multiplication sign. */
  readonly isFactor: boolean
}

const messageHead = /^\[[^\]]{6,40}\]\s?[^:]{1,40}:\s/u
const numbering = /^\s{0,8}(?:№\s?)?\d{1,3}[.)](?=\s|\p{L})/u
const grouped = /(\d)[\u00A0\u202F](?=\d{3}(?!\d))/gu
const token = /\d+(?:[.,]\d{1,2}(?!\d))?|\p{L}+|[₽×*]/gu
const times: ReadonlySet<string> = new Set(['x', 'х', '×', '*'])

function tokensOf(text: string): string[] {
  const bare = text.slice(0, listLineMaxLength).replace(messageHead, '').replace(numbering, ' ')
  return bare.replaceAll(grouped, '$1').toLowerCase().replaceAll('ё', 'е').match(token) ?? []
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d/u.test(text)
}

function valueOf(text: string): number {
  return Number(text.replace(',', '.'))
}

interface LineParts {
  readonly words: string[]
  readonly numbers: NumberToken[]
  alone: ListQuantity | null
}

/** One word or number after the other; a unit goes with the number before it, else a label with the one behind it. */
function takeApart(tokens: readonly string[]): LineParts {
  const parts: LineParts = { words: [], numbers: [], alone: null }
  tokens.forEach((text, place) => {
    const before = tokens[place - 1]
    const next = tokens[place + 1]
    if (isNumber(text)) {
      const meaning = before === undefined || isNumber(before) ? null : meaningBefore(before)
      const isFactor = before !== undefined && times.has(before)
      parts.numbers.push({ value: valueOf(text), meaning: isFactor ? null : meaning, isFactor })
      return
    }
    const number = parts.numbers.at(-1)
    if (isNumber(before) && number !== undefined) {
      const meaning = meaningAfter(text, number.value)
      if (meaning !== null) {
        number.meaning = meaning
        return
      }
    }
    if (isNumber(next) && meaningBefore(text) !== null) return
    const unit = unitAlone(text)
    if (unit === null) parts.words.push(text)
    else parts.alone ??= { value: 1, unit }
  })
  return parts
}

function quantityOf({ numbers, alone }: LineParts): ListQuantity | null {
  for (const unit of ['stems', 'bunches', 'boxes'] as const) {
    const counted = numbers.find(({ meaning }) => meaning === unit)
    if (counted !== undefined) return { value: counted.value, unit }
  }
  const labelled = numbers.find(({ meaning }) => meaning === 'quantity')
  return labelled === undefined ? alone : { value: labelled.value, unit: null }
}

/** `4 × 25` after a length is a hundred; `50 × 25` alone is a length and a quantity. */
function plainNumbers(numbers: readonly NumberToken[], hasLength: boolean): number[] {
  const plain = numbers.filter(({ meaning }) => meaning === null)
  const isProduct = plain.length === 3 || (hasLength && plain.length === 2)
  const last = plain.at(-1)
  if (!isProduct || last?.isFactor !== true) return plain.map(({ value }) => value)
  const product = (plain.at(-2)?.value ?? 1) * last.value
  return [...plain.slice(0, -2).map(({ value }) => value), product]
}

/** Takes a line of a list apart: words, a marked length and quantity, and numbers that could be either. */
export function readListLine(text: string, number: number): ListLine {
  const parts = takeApart(tokensOf(text))
  const marked = (wanted: NumberMeaning): number | null =>
    parts.numbers.find(({ meaning }) => meaning === wanted)?.value ?? null
  const lengthCm = marked('length')
  const price = marked('price')
  return {
    number,
    text: text.trim(),
    words: parts.words.filter((word) => !isNoise(word)).join(' '),
    code: null,
    lengthCm,
    quantity: quantityOf(parts),
    numbers: plainNumbers(parts.numbers, lengthCm !== null),
    price: price === null ? null : Math.round(price * 100),
  }
}
