import { colors, flowerTypes, type Color, type FlowerType } from '../catalog/flower-card.ts'
import { colorLabels, typeLabels } from '../catalog/search-labels.ts'
import { searchWords } from '../catalog/search-text.ts'

/** The value whose label has all the words and the fewest others; null where none has them. */
function valueOfWords<V extends string>(
  text: string,
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
): V | null {
  const words = searchWords(text)
  if (words.length === 0) return null
  const fitting = values.filter((value) => {
    const known = new Set(searchWords(labels[value]))
    return words.every((word) => known.has(word))
  })
  const [best] = fitting.toSorted((left, right) => labels[left].length - labels[right].length)
  return best ?? null
}

/** The type that words in Russian or English name: «Кустовые розы», "roses"; null for anything else. */
export function flowerTypeNamed(text: string): FlowerType | null {
  return valueOfWords(text, flowerTypes, typeLabels)
}

/** The color that words in Russian or English name; null for anything else. */
export function colorNamed(text: string): Color | null {
  return valueOfWords(text, colors, colorLabels)
}

/** Why an item of the stock system is no lot. */
export const stockItemProblems = [
  'no-type',
  'no-plantation',
  'no-length',
  'no-day',
  'no-price',
  'no-pack',
  'unknown-variety',
] as const

/** Why an item of the stock system is no lot. */
export type StockItemProblem = (typeof stockItemProblems)[number]
