/** Why a typed sum is refused. */
export type MoneyProblem = 'unreadable' | 'negative' | 'too-precise' | 'too-large'

export type MoneyReading = { minor: number | null; problem: null } | { minor: null; problem: MoneyProblem }

interface MoneyFormat {
  /** BCP 47 tag; decides what a single comma or point before three digits means. */
  locale: string
  /** How many digits the minor unit has: 2 for kopecks. */
  fractionDigits: number
}

function refuse(problem: MoneyProblem): MoneyReading {
  return { minor: null, problem }
}

function groupSignOf(locale: string) {
  return new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value
}

function isGrouped(text: string, sign: string) {
  const [head = '', ...groups] = text.split(sign)
  return /^\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group))
}

/** The whole and the fraction of a sum whose only signs are digits, commas and points; null where they cannot be told apart. */
function splitSum(text: string, { locale, fractionDigits }: MoneyFormat) {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last === -1) return { whole: text, fraction: '' }
  const sign = text.charAt(last)
  const before = text.slice(0, last)
  const fraction = text.slice(last + 1)
  const other = sign === ',' ? '.' : ','
  if (before.includes(sign)) {
    return isGrouped(text, sign) ? { whole: text.replaceAll(sign, ''), fraction: '' } : null
  }
  if (before.includes(other)) {
    return isGrouped(before, other) ? { whole: before.replaceAll(other, ''), fraction } : null
  }
  const isGroup = sign === groupSignOf(locale) && fraction.length > fractionDigits && isGrouped(text, sign)
  return isGroup ? { whole: before + fraction, fraction: '' } : { whole: before, fraction }
}

/** Parses a typed sum: comma or point, spaces, a currency sign. An empty text is null, not zero. */
export function readMoney(text: string, format: MoneyFormat): MoneyReading {
  const bare = text.replaceAll(/[\s'’\p{Sc}]/gu, '')
  if (bare === '') return { minor: null, problem: null }
  if (/^[-−–][\d.,]+$/.test(bare)) return refuse('negative')
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return refuse('unreadable')
  const sum = splitSum(bare, format)
  if (!sum) return refuse('unreadable')
  if (sum.fraction.length > format.fractionDigits) return refuse('too-precise')
  // Computed from the digits: a float would lose kopecks of large sums.
  const minor = Number(sum.whole + sum.fraction.padEnd(format.fractionDigits, '0'))
  return Number.isSafeInteger(minor) ? { minor, problem: null } : refuse('too-large')
}

/** Formats a sum by the locale; a whole one without decimals. */
export function writeMoney(minor: number, { locale, fractionDigits }: MoneyFormat) {
  const unit = 10 ** fractionDigits
  const digits = minor % unit === 0 ? 0 : fractionDigits
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / unit)
}
