import { type CalendarProps, fromIsoDay, type IsoDay } from '../calendar/index.ts'

/** Why a typed text is not a day that can be chosen. */
export type DateProblem = 'unreadable' | 'no-such-day' | 'too-early' | 'too-late'

/** `isWhole` says that nothing was guessed: two digits of a year may be the beginning of four. */
export type DayReading =
  | { day: IsoDay | null; isWhole: boolean; problem: null }
  | { day: null; isWhole: boolean; problem: 'unreadable' | 'no-such-day' }

type Part = 'year' | 'month' | 'day'

interface Writing {
  /** BCP 47: which of day, month and year comes first. */
  locale: string
  /** A day without a year is the first such day from this one on. */
  from: IsoDay
  /** Where it is set, the last such day that is not after this one instead. */
  until?: IsoDay | undefined
}

const digitsOf: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  // Days in data use this calendar and these digits, whatever the locale's defaults are.
  calendar: 'gregory',
  numberingSystem: 'latn',
}

function isPart(type: string): type is Part {
  return type === 'year' || type === 'month' || type === 'day'
}

function orderOf(locale: string) {
  return new Intl.DateTimeFormat(locale, digitsOf)
    .formatToParts()
    .map(({ type }) => type)
    .filter(isPart)
}

/** Splits digits typed without separators (phone keypads lack them) in the order of the locale. */
function cutDigits(digits: string, order: Part[]) {
  const yearLength = digits.length - 4
  if (![0, 2, 4].includes(yearLength)) return []
  let start = 0
  return order.flatMap((part) => {
    const length = part === 'year' ? yearLength : 2
    start += length
    return length > 0 ? [digits.slice(start - length, start)] : []
  })
}

function splitDay(text: string, locale: string) {
  const order = orderOf(locale)
  const pieces = text.split(/[\s.,/–−-]+/).filter((piece) => piece !== '')
  const [first = '', ...rest] = pieces
  const given = rest.length === 0 ? cutDigits(first, order) : pieces
  const isYearFirst = given.length === 3 && given[0]?.length === 4
  const named: Part[] = isYearFirst ? ['year', 'month', 'day'] : order
  const parts = given.length === 2 ? named.filter((part) => part !== 'year') : named
  if (given.length !== parts.length) return null
  const values: Partial<Record<Part, string>> = Object.fromEntries(parts.map((part, at) => [part, given[at]]))
  const { day = '', month = '', year = '' } = values
  const areDigits = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^(\d{2}|\d{4})?$/.test(year)
  return areDigits ? { day, month, year } : null
}

function isoOf(year: number, month: string, day: string): IsoDay | null {
  const iso = [String(year).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return fromIsoDay(iso) ? iso : null
}

/** Parses a day as typed or pasted: in the locale's order or year first, with or without separators and year. */
export function readDay(text: string, { locale, from, until }: Writing): DayReading {
  // A pasted Russian date ends with the word for "year".
  const bare = text.trim().replace(/г\.?$/u, '')
  if (text.trim() === '') return { day: null, isWhole: true, problem: null }
  const parts = splitDay(bare, locale)
  if (!parts) return { day: null, isWhole: false, problem: 'unreadable' }
  const { day, month, year } = parts
  const isWhole = year.length === 4
  const nearest = Number((until ?? from).slice(0, 4))
  const years = year
    ? [Number(isWhole ? year : `20${year}`)]
    : [nearest, until === undefined ? nearest + 1 : nearest - 1]
  const days = years.map((candidate) => isoOf(candidate, month, day))
  const isNear = (iso: IsoDay): boolean => (until === undefined ? iso >= from : iso <= until)
  const found = days.find((iso) => iso && (year || isNear(iso)))
  return found ? { day: found, isWhole, problem: null } : { day: null, isWhole, problem: 'no-such-day' }
}

/** Formats a day in digits, as `readDay` parses it with the same locale. */
export function writeDay(day: IsoDay | null, locale: string) {
  const date = day ? fromIsoDay(day) : null
  return date ? new Intl.DateTimeFormat(locale, digitsOf).format(date) : ''
}

type Ends = Pick<CalendarProps, 'min' | 'max' | 'closedDay'>

/** Why a day cannot be chosen: a problem code, or the reason of the closed day; null if it can. */
export function refuseDay(day: IsoDay, { min, max, closedDay }: Ends) {
  if (min && day < min) return { problem: 'too-early' } as const
  if (max && day > max) return { problem: 'too-late' } as const
  return closedDay?.(day) ?? null
}
