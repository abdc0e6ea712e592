import { useAtomValue } from 'jotai'
import { useIntl, type IntlShape } from 'react-intl'
import { moscowTimeZone, type Currency, type IsoDate } from '@flower-market/flower-domain'
import { pageEnvironmentAtom, type PageEnvironment } from '../app/page-environment.ts'
import { formatMoment, formatTimeOfDay, isOfThisYear, unbroken } from './format-moment.ts'
import { signed } from './signed.ts'

/** A day as Intl takes it: noon in UTC, so that no time zone moves it to a neighbour. */
function noonOf(date: IsoDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

const dayForms = {
  /** 26 ноября */
  day: { day: 'numeric', month: 'long' },
  /** четверг, 26 ноября */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** чт */
  weekday: { weekday: 'short' },
  /** 26 */
  number: { day: 'numeric' },
  /** ноябрь 2026 г. */
  month: { month: 'long', year: 'numeric' },
  /** 26 нояб. 2026 г. */
  full: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const minus = '\u2212'

function currencyOptions(currency: Currency) {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
}

function moneyOptions(minor: number, currency: Currency, isWhole: boolean) {
  const isWithoutFraction = isWhole && minor % 100 === 0
  return { ...currencyOptions(currency), ...(isWithoutFraction && { maximumFractionDigits: 0 }) }
}

/** Forms that name a month: in another year than this one they are ambiguous without it. */
const formsWithoutYear: ReadonlySet<keyof typeof dayForms> = new Set(['day', 'weekdayAndDay'])

/** The zone of moments that belong to no region. */
const marketTimeZone = moscowTimeZone

/** Amounts, numbers and dates in a language, from the locale data. */
export function createFormat(intl: IntlShape, environment: Pick<PageEnvironment, 'now' | 'timeZone'>) {
  const format = {
    /**
     * `41 740,00 ₽`, below zero `−41 740,00 ₽`; without a fraction when `isWhole` and the amount has none. So sums of an order
     * are written from the price list to its payment; registers and records of money have fractions always.
     */
    money: (minor: number, currency: Currency = 'RUB', isWhole = false): string =>
      // The locale data has a hyphen for a minus.
      intl.formatNumber(minor / 100, moneyOptions(minor, currency, isWhole)).replace(/^-/u, minus),
    /** Writes amounts in rubles that stand below each other: their fractions are left out only if none has one. */
    moneyColumn: (amounts: readonly number[]): ((minor: number) => string) => {
      const isWhole = amounts.every((minor) => minor % 100 === 0)
      return (minor) => format.money(minor, 'RUB', isWhole)
    },
    /** `12 665–17 295 ₽`: from the least to the most, without fractions that neither has. */
    moneyRange: (least: number, most: number, currency: Currency = 'RUB'): string =>
      intl.formatters
        .getNumberFormat(intl.locale, {
          ...currencyOptions(currency),
          ...(least % 100 === 0 && most % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
        })
        .formatRange(least / 100, most / 100),
    /** `+1 840,00 ₽` or `−41 220,00 ₽`: what a movement adds or takes. */
    signedMoney: (minor: number, currency: Currency = 'RUB'): string =>
      signed(minor, (size) => intl.formatNumber(size / 100, currencyOptions(currency))),
    /** An exchange rate, `81,9801`: four digits after the comma, as the central bank writes it. */
    rate: (value: number): string =>
      intl.formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
    /** The pieces of an amount as `money` writes it, for a figure whose fraction and sign are set smaller. */
    moneyParts: (minor: number, currency: Currency = 'RUB', isWhole = false) =>
      intl.formatNumberToParts(minor / 100, moneyOptions(minor, currency, isWhole)),
    /** A price per stem as the price list shows it: `118` or `118,50`, without the sign; `118,00` beside others with kopecks. */
    price: (minor: number, isWhole = minor % 100 === 0): string =>
      intl.formatNumber(minor / 100, { minimumFractionDigits: isWhole ? 0 : 2 }),
    number: (value: number): string => intl.formatNumber(value),
    /** `200 тыс.`: an amount beside a line of a chart, where its currency is known. */
    compactMoney: (minor: number): string =>
      intl.formatNumber(minor / 100, { notation: 'compact', maximumFractionDigits: 1 }),
    /** `2,5 %` of basis points (1% = 100). */
    percent: (basisPoints: number): string =>
      intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    /** A calendar day, with its year where that is not this one. */
    day: (date: IsoDate, form: keyof typeof dayForms): string => {
      const isAmbiguous =
        formsWithoutYear.has(form) && !isOfThisYear(intl, noonOf(date), environment.now(), 'UTC')
      const text = intl.formatDate(noonOf(date), {
        ...dayForms[form],
        ...(isAmbiguous ? { year: 'numeric' } : {}),
        timeZone: 'UTC',
      })
      return unbroken(text)
    },
    /** The Moscow day of a moment. */
    dayOf: (iso: string): string =>
      unbroken(intl.formatDate(iso, { ...dayForms.full, timeZone: marketTimeZone })),
    /**
     * Day and time by the clocks of a region, Moscow's by default; where the person's clocks show another time, it says whose
     * clocks are meant.
     */
    moment: (iso: string, timeZone = marketTimeZone): string =>
      formatMoment(intl, environment, iso, timeZone),
    /** A time of day by the clocks of a zone, in minutes after midnight; the zone where the person has another. */
    timeOfDay: (minutes: number, timeZone: string): string =>
      formatTimeOfDay(intl, environment, minutes, timeZone),
    /** The time alone, beside its Moscow day: `16:00`. */
    time: (iso: string): string => formatMoment(intl, environment, iso, marketTimeZone, {}),
  }
  return format
}

/** Amounts, numbers and dates in the page's language and for the person's clocks. */
export function useFormat() {
  return createFormat(useIntl(), useAtomValue(pageEnvironmentAtom))
}
