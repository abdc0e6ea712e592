import { useTranslate } from '@flower-market/app-runtime/i18n'
import { timeText } from './place-input.ts'

/** Until when orders are taken. */
interface Cutoff {
  readonly cutoffDaysBefore: number
  readonly cutoffMinutes: number
  readonly timeZone: string
}

/** Gives until when orders are taken, as a text. */
export function useCutoffText(): (cutoff: Cutoff) => string {
  const t = useTranslate()
  return ({ cutoffDaysBefore, cutoffMinutes, timeZone }) =>
    t('places.cutoffText', { count: cutoffDaysBefore, time: timeText(cutoffMinutes), zone: timeZone })
}

/** Whether terms name anew until when orders are taken. */
export function changesCutoff(changed: object): boolean {
  return 'cutoffDaysBefore' in changed || 'cutoffMinutes' in changed || 'timeZone' in changed
}
