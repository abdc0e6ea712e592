import { holdMinutes, holdRenewalHours, type IsoDate } from '@flower-market/flower-domain'
import { Banner, Countdown } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { endHoldAtom, holdClockOffsetAtom, holdEndsAtom, ownHoldsAtom } from '../../../state/holds.atoms.ts'
import styles from './HoldNote.module.css'

const minuteMs = 60_000
const announcedMs = [5 * minuteMs, 2 * minuteMs, 0]

/** Until when the flowers of an order are held, by the server's clock, or why they are not; none of it keeps anybody from ordering. */
export function HoldNote({ date }: { date: IsoDate }) {
  const t = useTranslate()
  const format = useFormat()
  const hold = useAtomValue(ownHoldsAtom).get(date)
  const end = useAtomValue(holdEndsAtom).get(date)
  const offsetMs = useAtomValue(holdClockOffsetAtom)
  const endHold = useSetAtom(endHoldAtom)
  if (hold !== undefined) {
    const time = format.time(hold.until)
    return (
      <Countdown
        endsAtMs={Date.parse(hold.until)}
        offsetMs={offsetMs}
        announceAtMs={announcedMs}
        announcement={(leftMs) =>
          leftMs === 0
            ? t('order.holdExpired')
            : t('order.holdLeft', { minutes: Math.round(leftMs / minuteMs) })
        }
        onEnd={() => endHold(date)}
      >
        {t('order.held', { time })}
      </Countdown>
    )
  }
  if (end?.status === 'expired') {
    return (
      <Banner role="alert" title={t('order.holdExpired')}>
        {t('order.holdExpiredText', { minutes: holdMinutes })}
      </Banner>
    )
  }
  const refusal = end?.refusal
  if (refusal === undefined || refusal.reason === 'not-available') return null
  return (
    <p className={styles.refusal}>
      {refusal.reason === 'held-recently'
        ? t('order.holdAgain', { hours: holdRenewalHours, time: format.time(refusal.againAt) })
        : t('order.holdLimit', { limit: format.money(refusal.limit, 'RUB', true) })}
    </p>
  )
}
