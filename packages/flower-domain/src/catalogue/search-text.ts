import { colours, flowerTypes } from './flower-card.ts'
import type { Colour, FlowerCard, FlowerType } from './flower-card.ts'

/** The words that people search a type by, in Russian and English, one and many. */
const typeWords: { readonly [type in FlowerType]: string } = {
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

/** The words that people search a colour by, in Russian (in each gender) and English. */
const colourWords: { readonly [colour in Colour]: string } = {
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
  bicolor: 'двухцветный двухцветная двухцветные пёстрый bicolor bicolour rainbow',
}

/** Lower case, ё as е, and a single space for everything that is neither letter nor digit. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a search, ready to be looked up. */
export function searchWords(query: string): string[] {
  const text = normalize(query)
  return text === '' ? [] : text.split(' ')
}

/** Text ready to be searched: a space stands before every word, so that words are found by their beginning. */
export const searchable = (text: string): string => ` ${normalize(text)}`

/** Whether every word begins some word of the searchable text. */
export const matchesWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`))

const typeTexts = new Map(flowerTypes.map((type) => [type, searchable(typeWords[type])]))
const colourTexts = new Map(colours.map((colour) => [colour, searchable(colourWords[colour])]))

/** What a type is found by. */
export const typeText = (type: FlowerType): string => typeTexts.get(type) ?? ''

/** What a colour is found by. */
export const colourText = (colour: Colour): string => colourTexts.get(colour) ?? ''

/** What a length is found by: `60`, `60 см`, `60cm`. */
export const lengthText = (lengthCm: number): string => ` ${lengthCm} ${lengthCm}см ${lengthCm}cm см cm`

/** Everything that a card is found by. */
export const cardText = (card: FlowerCard): string =>
  searchable(card.variety) +
  searchable(card.plantation) +
  typeText(card.type) +
  colourText(card.colour) +
  lengthText(card.lengthCm)
