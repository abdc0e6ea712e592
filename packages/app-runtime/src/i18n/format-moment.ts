import { moscowTimeZone } from '@flower-market/flower-domain'
import type { IntlShape } from 'react-intl'
import type { PageEnvironment } from '../app/page-environment.ts'
import type { MessageId } from './message-ids.ts'

const hourMs = 3_600_000

/** How far the clocks of a zone are ahead of UTC at a moment, in hours. */
function offsetHours(intl: IntlShape, moment: Date, timeZone: string): number {
  // The ones of react-intl are kept: making one costs more than a table full of moments.
  const parts = intl.formatters
    .getDateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    .formatToParts(moment)
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value)
  const localMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return (localMs - Math.floor(moment.getTime() / 60_000) * 60_000) / hourMs
}

/** How a zone is said in Russia: its hours from Moscow's, `+2`; nothing for Moscow's own. */
function shiftFromMoscow(intl: IntlShape, moment: Date, timeZone: string): string {
  const hours = offsetHours(intl, moment, timeZone) - offsetHours(intl, moment, moscowTimeZone)
  if (hours === 0) return ''
  return `${hours < 0 ? '\u2212' : '+'}${Math.abs(hours)}`
}

/** Whether a moment is in the year of another one, by the clocks of a zone. */
export function isOfThisYear(intl: IntlShape, moment: Date, now: Date, timeZone: string): boolean {
  const yearOf = (date: Date): string => intl.formatDate(date, { year: 'numeric', timeZone })
  return yearOf(moment) === yearOf(now)
}

/** `06:05` in Russian, `6:05 AM` in English: what `timeStyle` alone knows, which Intl combines with no form of the day. */
export function timeForm({ locale }: Pick<IntlShape, 'locale'>) {
  return { hour: locale.startsWith('ru') ? '2-digit' : 'numeric', minute: '2-digit' } as const
}

const dayAndMonth = { day: 'numeric', month: 'short' } as const

/** Day and time by the clocks of a zone; the year where it is not this one, the zone where the person has another. */
export function formatMoment(
  intl: IntlShape,
  environment: Pick<PageEnvironment, 'now' | 'timeZone'>,
  iso: string,
  timeZone: string,
  dayForm: Intl.DateTimeFormatOptions = dayAndMonth,
): string {
  const date = new Date(iso)
  const hasYear = dayForm.day !== undefined && !isOfThisYear(intl, date, environment.now(), timeZone)
  const moment = intl.formatDate(date, {
    ...dayForm,
    ...(hasYear ? { year: 'numeric' } : {}),
    ...timeForm(intl),
    timeZone,
  })
  return withZone(intl, moment, { date, timeZone, theirs: environment.timeZone })
}

/** A time of day by the clocks of a zone, in minutes after midnight; the zone where the person has another today. */
export function formatTimeOfDay(
  intl: IntlShape,
  environment: Pick<PageEnvironment, 'now' | 'timeZone'>,
  minutes: number,
  timeZone: string,
): string {
  const time = intl.formatTime(new Date(minutes * 60_000), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return withZone(intl, time, { date: environment.now(), timeZone, theirs: environment.timeZone })
}

/** Day, month and year stay in one line, and so does a time with the half of the day; a line ends after a comma. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<!,)\s/gu, '\u00A0')
}

/** What was written as a time, with its zone where the person has another. */
function withZone(
  intl: IntlShape,
  text: string,
  { date, timeZone, theirs }: { readonly date: Date; readonly timeZone: string; readonly theirs: string },
): string {
  const moment = unbroken(text)
  if (offsetHours(intl, date, timeZone) === offsetHours(intl, date, theirs)) return moment
  const id: MessageId = 'runtime.zonedMoment'
  return intl.formatMessage({ id }, { moment, shift: shiftFromMoscow(intl, date, timeZone) })
}
