import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useLocale, useTranslate, type Locale } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'

/** Until when orders are taken. */
interface Cutoff {
  readonly cutoffDaysBefore: number
  readonly cutoffMinutes: number
  readonly timeZone: string
}

/** A time of day as the language writes it, by whichever clocks. */
function timeOfDay(locale: Locale, minutes: number): string {
  const form = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(minutes * 60_000)
}

/** How far the clocks of a zone are from GMT at a moment: `GMT+3`. Browsers do not know all names of zones in Russian. */
function offsetOf(locale: Locale, timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Gives until when orders are taken, as a text. */
export function useCutoffText(): (cutoff: Cutoff) => string {
  const t = useTranslate()
  const locale = useLocale()
  const { now } = useAtomValue(pageEnvironmentAtom)
  return ({ cutoffDaysBefore, cutoffMinutes, timeZone }) =>
    t('places.cutoffText', {
      count: cutoffDaysBefore,
      time: timeOfDay(locale, cutoffMinutes),
      zone: offsetOf(locale, timeZone, now()),
    })
}

/** Whether terms name anew until when orders are taken. */
export function changesCutoff(changed: object): boolean {
  return 'cutoffDaysBefore' in changed || 'cutoffMinutes' in changed || 'timeZone' in changed
}
