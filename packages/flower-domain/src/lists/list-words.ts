import type { ListUnit } from './list-line.ts'

/** What a word beside a number says about it. */
export type NumberMeaning = 'length' | 'price' | 'quantity' | ListUnit

const afterNumber: Readonly<Record<NumberMeaning, string>> = {
  length: 'см cm сантиметр сантиметра сантиметров',
  price: 'р руб рубль рубля рублей ₽ rub rubles',
  quantity: '',
  stems: 'шт штук штуки штука ст стеб стебель стебля стеблей pc pcs st stem stems',
  bunches:
    'п пач пачка пачки пачек уп упак упаковка упаковки упаковок бан банч банча банчей пучок пучка пучков bn bu bunch bunches',
  boxes: 'к кор короб коробка коробки коробок ящ ящик ящика ящиков bx box boxes',
}

const beforeNumber: Readonly<Record<'length' | 'price' | 'quantity', string>> = {
  length: 'длина рост ростовка высота length height h l',
  price: 'по цена price',
  quantity: 'кол колво количество нужно надо qty quantity x х × * на',
}

/** «60 пачка» is a length and one bunch; only a number that ends in 1 goes with the singular. */
const singulars: ReadonlySet<string> = new Set([
  'пачка',
  'упаковка',
  'пучок',
  'коробка',
  'короб',
  'ящик',
  'штука',
])

const noise: ReadonlySet<string> = new Set(
  (
    'а в во да для до же за здравствуйте и из или к как ко мне на надо нам не нужен нужна нужно нужны о от очень по ' +
    'пожалуйста привет с со спасибо срочно хочу цвет сорт шт доброе добрый утро день вечер заказ плиз еще только ' +
    'a an and cut flower flowers for fresh hello hi i need of or order please thanks the we with'
  ).split(' '),
)

function meanings(words: Readonly<Record<string, string>>): ReadonlyMap<string, NumberMeaning> {
  return new Map(
    Object.entries(words).flatMap(([meaning, list]) =>
      list.split(' ').map((word) => [word, meaning as NumberMeaning] as const),
    ),
  )
}

const unitsAfter = meanings(afterNumber)
const labelsBefore = meanings(beforeNumber)

/** What a word that follows a number makes of it; null for any other word. */
export function meaningAfter(word: string, value: number): NumberMeaning | null {
  if (singulars.has(word) && value % 10 !== 1) return null
  return unitsAfter.get(word) ?? null
}

/** What a word that stands before a number makes of it; null for any other word. */
export function meaningBefore(word: string): NumberMeaning | null {
  return labelsBefore.get(word) ?? null
}

/** The unit of which a word alone means one: «пачка», «коробка»; null for any other word. */
export function unitAlone(word: string): ListUnit | null {
  const unit = singulars.has(word) ? unitsAfter.get(word) : undefined
  return unit === 'stems' || unit === 'bunches' || unit === 'boxes' ? unit : null
}

/** Whether a word says nothing about flowers. */
export function isNoise(word: string): boolean {
  return noise.has(word)
}
