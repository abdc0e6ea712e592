import { useTranslate } from '@flower-market/app-runtime/i18n'
import { timeLeft } from './time-left.ts'

/** Gives the words for how much time there is until a deadline, and for how long something waits. */
export function useTimeLeft() {
  const t = useTranslate()
  return {
    /** `3:12`; for what is over `\u22120:22`, or `29 days ago` from two days on. */
    until: (deadline: Date, now: Date): string => {
      const { isOver, days, clock } = timeLeft(deadline, now)
      if (days !== null) return t(isOver ? 'desk.daysAgo' : 'desk.daysLeft', { days })
      return isOver ? `\u2212${clock}` : clock
    },
    /** `24:22`, or `29 days`. */
    since: (moment: Date, now: Date): string => {
      const { days, clock } = timeLeft(moment, now)
      return days === null ? clock : t('desk.days', { days })
    },
  }
}
