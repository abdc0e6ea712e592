import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const minuteMs = 60_000

/** The moment, renewed at every full minute. */
function useMinute(): Date {
  const { now } = useAtomValue(pageEnvironmentAtom)
  const [minute, setMinute] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setMinute(now()), minuteMs - (minute.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [minute, now])
  return minute
}

/** How long something still lasts, and in words; null once it is over. */
export function useTimeLeft(): (until: string) => { readonly text: string; readonly isSoon: boolean } | null {
  const t = useTranslate()
  const now = useMinute()
  return (until) => {
    const minutes = Math.ceil((Date.parse(until) - now.getTime()) / minuteMs)
    if (minutes <= 0) return null
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const text =
      hours >= 24
        ? t('requests.daysLeft', { days: Math.floor(hours / 24), hours: hours % 24 })
        : t('requests.hoursLeft', { hours, minutes: rest })
    return { text, isSoon: hours < 4 }
  }
}
