import { colors, flowerTypes } from './flower-card.ts'
import type { Color, FlowerCard, FlowerType } from './flower-card.ts'

/** The search words of each type, in Russian and English, singular and plural. */
const typeLabels: { readonly [type in FlowerType]: string } = {
  roses: 'роза розы rose roses',
  sprayRoses: 'кустовая роза кустовые розы spray rose roses',
  alstroemeria: 'альстромерия альстромерии alstroemeria alstroemerias',
  gypsophila: 'гипсофила гипсофилы gypsophila',
  chrysanthemum: 'хризантема хризантемы chrysanthemum chrysanthemums',
  carnations: 'гвоздика гвоздики carnation carnations dianthus',
  eucalyptus: 'эвкалипт эвкалипты eucalyptus зелень greens',
  hypericum: 'гиперикум зверобой hypericum',
  pistache: 'писташ фисташка pistache pistachio зелень greens',
  dyes: 'крашеные крашеная крашеный красители окрашенные dyed dyes tinted',
}

/** The search words of each color, in Russian (every gender) and English. */
const colorLabels: { readonly [color in Color]: string } = {
  red: 'красный красная красное красные red',
  burgundy: 'бордовый бордовая бордовое бордовые burgundy',
  white: 'белый белая белое белые white',
  cream: 'кремовый кремовая кремовое кремовые cream',
  pink: 'розовый розовая розовое розовые pink',
  hotPink: 'ярко розовый розовая розовое розовые малиновый фуксия hot pink fuchsia',
  yellow: 'жёлтый жёлтая жёлтое жёлтые yellow',
  orange: 'оранжевый оранжевая оранжевое оранжевые orange',
  peach: 'персиковый персиковая персиковое персиковые peach',
  purple: 'фиолетовый фиолетовая фиолетовое фиолетовые пурпурный purple violet',
  lavender: 'лавандовый лавандовая лавандовое лавандовые сиреневый lavender lilac',
  blue: 'синий синяя синее синие голубой голубая голубые blue',
  green: 'зелёный зелёная зелёное зелёные green',
  black: 'чёрный чёрная чёрное чёрные black',
  bicolor: 'двухцветный двухцветная двухцветные пёстрый bicolor bicolor rainbow',
}

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

/** The search text of a type. */
export function typeText(type: FlowerType): string {
  return typeTexts.get(type) ?? ''
}

/** The search text of a color. */
export function colorText(color: Color): string {
  return colorTexts.get(color) ?? ''
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
    lengthText(card.lengthCm)
  )
}
