import { colors, flowerTypes } from './flower-card.ts'
import type { Color, FlowerCard, FlowerType } from './flower-card.ts'
import { colorLabels, countryLabels, typeLabels } from './search-labels.ts'

/** Lower case, ё as е, and a single space for everything that is neither letter nor digit. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The normalized words of a search. */
export function searchWords(query: string): string[] {
  const text = normalize(query)
  return text === '' ? [] : text.split(' ')
}

/** Normalized text with a space before every word, so that words are matched by their beginning. */
export function searchable(text: string): string {
  return ` ${normalize(text)}`
}

/** Whether every word begins some word of the searchable text. */
export function matchesText(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`))
}

const typeTexts = new Map(flowerTypes.map((type) => [type, searchable(typeLabels[type])]))
const colorTexts = new Map(colors.map((color) => [color, searchable(colorLabels[color])]))

const countryTexts = new Map(
  Object.entries(countryLabels).map(([country, label]) => [country, searchable(label)]),
)

/** The search text of a type. */
export function typeText(type: FlowerType): string {
  return typeTexts.get(type) ?? ''
}

/** The search text of a color. */
export function colorText(color: Color): string {
  return colorTexts.get(color) ?? ''
}

/** The search text of a country (ISO 3166-1 alpha-3). */
export function countryText(country: string): string {
  return countryTexts.get(country) ?? searchable(country)
}

/** Words that say in which unit a length is; every length has it. */
export const unitWords: ReadonlySet<string> = new Set(['см', 'cm'])

const dictionary = [...typeTexts.values(), ...colorTexts.values(), ...countryTexts.values()].join('')

/** Whether a word begins a word for a type, a color or a country, on sale or not. */
export function isCatalogWord(word: string): boolean {
  return dictionary.includes(` ${word}`)
}

/** The search text of a length: `60`, `60 см`, `60cm`. */
export function lengthText(lengthCm: number): string {
  return ` ${lengthCm} ${lengthCm}см ${lengthCm}cm см cm`
}

/** The search text of a card. */
export function cardText(card: FlowerCard): string {
  return (
    searchable(card.variety) +
    searchable(card.plantation) +
    typeText(card.type) +
    colorText(card.color) +
    countryText(card.country) +
    lengthText(card.lengthCm)
  )
}
