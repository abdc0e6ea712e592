type Gender = 'feminine' | 'masculine'
type Forms = readonly [one: string, few: string, many: string]

const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const feminineUnits = ['', 'одна', 'две', ...units.slice(3)]
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

/** What three digits count, from the lowest on. */
const classes: readonly { readonly gender: Gender; readonly forms: Forms }[] = [
  { gender: 'masculine', forms: ['рубль', 'рубля', 'рублей'] },
  { gender: 'feminine', forms: ['тысяча', 'тысячи', 'тысяч'] },
  { gender: 'masculine', forms: ['миллион', 'миллиона', 'миллионов'] },
  { gender: 'masculine', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { gender: 'masculine', forms: ['триллион', 'триллиона', 'триллионов'] },
]
const kopecks: Forms = ['копейка', 'копейки', 'копеек']

function formOf(count: number, [one, few, many]: Forms): string {
  const [ten, unit] = [Math.floor((count % 100) / 10), count % 10]
  if (ten === 1 || unit === 0 || unit > 4) return many
  return unit === 1 ? one : few
}

/** A number from 0 to 999 in words; no words for 0. */
function threeDigits(number: number, gender: Gender): string[] {
  const rest = number % 100
  const below = gender === 'feminine' ? feminineUnits : units
  const low = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], below[rest % 10]]
  return [hundreds[Math.floor(number / 100)], ...low].filter((word): word is string => Boolean(word))
}

/**
 * An amount as Russian payment documents write it: rubles in words, the kopecks in two digits. Throws a RangeError for
 * what is no whole number of kopecks from zero on.
 */
export function rublesInWords(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) {
    throw new RangeError(`Only whole kopecks from zero on are written in words, not ${minor}.`)
  }
  const rubles = Math.floor(minor / 100)
  const words = classes.flatMap(({ gender, forms }, place) => {
    const count = Math.floor(rubles / 1000 ** place) % 1000
    // Rubles are named also where there are no units of them: «две тысячи рублей».
    if (count === 0 && place > 0) return []
    return [[...threeDigits(count, gender), formOf(count, forms)]]
  })
  const spelled = words.toReversed().flat()
  const text = [...(rubles === 0 ? ['ноль'] : []), ...spelled].join(' ')
  const rest = minor % 100
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${String(rest).padStart(2, '0')} ${formOf(rest, kopecks)}`
}
