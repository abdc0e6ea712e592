import { Countdown } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

const hourMs = 3_600_000
const announcedMs = [2 * hourMs, hourMs, hourMs / 6, 0]

export interface ClaimCountdownProps {
  /** ISO 8601. */
  until: string
  onEnd?: () => void
}

/** How long claims are still taken; loud in the last two hours. */
export function ClaimCountdown({ until, onEnd }: ClaimCountdownProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Countdown
      endsAtMs={Date.parse(until)}
      loudFromMs={2 * hourMs}
      announceAtMs={announcedMs}
      announcement={(leftMs) =>
        leftMs === 0 ? t('claims.over') : t('claims.left', { minutes: Math.round(leftMs / 60_000) })
      }
      endedText={t('claims.over')}
      {...(onEnd && { onEnd })}
    >
      {t('claims.until', { moment: format.moment(until) })}
    </Countdown>
  )
}
