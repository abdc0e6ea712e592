import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useIntl, type IntlShape } from 'react-intl'

/** Until when orders are taken. */
interface Cutoff {
  readonly cutoffDaysBefore: number
  readonly cutoffMinutes: number
  readonly timeZone: string
}

/** A time of day as the language writes it, by whichever clocks. */
function timeOfDay(intl: IntlShape, minutes: number): string {
  const moment = new Date(minutes * 60_000)
  return intl.formatTime(moment, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}

/** Whose clocks a zone is about: `Москва`, `Moscow Time`. */
function nameOfZone(intl: IntlShape, timeZone: string): string {
  const parts = intl.formatters
    .getDateTimeFormat(intl.locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Gives until when orders are taken, as a text. */
export function useCutoffText(): (cutoff: Cutoff) => string {
  const t = useTranslate()
  const intl = useIntl()
  return ({ cutoffDaysBefore, cutoffMinutes, timeZone }) =>
    t('places.cutoffText', {
      count: cutoffDaysBefore,
      time: timeOfDay(intl, cutoffMinutes),
      zone: nameOfZone(intl, timeZone),
    })
}

/** Whether terms name anew until when orders are taken. */
export function changesCutoff(changed: object): boolean {
  return 'cutoffDaysBefore' in changed || 'cutoffMinutes' in changed || 'timeZone' in changed
}
