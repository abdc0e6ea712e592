import { clockPriceAt } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { AuctionClock, ShownClock } from '../shown-clock.ts'
import styles from './ClockPanel.module.css'

export interface ClockSentenceProps {
  clock: AuctionClock
  shown: ShownClock & { readonly atMs: number }
  isOwn: boolean
}

/** What the clock does, below its price. */
export function ClockSentence({ clock, shown, isOwn }: ClockSentenceProps) {
  const t = useTranslate()
  const format = useFormat()
  const { state, atMs } = shown
  const seconds =
    clock.hold === null ? 0 : Math.max(0, Math.ceil((Date.parse(clock.hold.until) - atMs) / 1_000))
  if (state === 'held') {
    return (
      <p className={styles.sentence}>
        {isOwn
          ? t('auction.heldByYou', { seconds, count: clock.minimumStems / clock.stemsPerBunch })
          : t('auction.heldByOther', { seconds })}
      </p>
    )
  }
  if (state === 'running') {
    return (
      <p className={styles.sentence}>
        {t('auction.falls', { step: format.price(clock.step), seconds: format.number(clock.stepMs / 1_000) })}
        <br />
        {t('auction.reserveHidden')}
      </p>
    )
  }
  const [last] = clock.sales
  if (state === 'waiting' && last !== undefined) {
    return (
      <p className={styles.sentence}>
        {t('auction.goesOn', {
          stems: format.number(last.stems),
          price: format.price(last.price),
          next: format.price(clockPriceAt(clock, clock.fromStep)),
        })}
      </p>
    )
  }
  return <p className={styles.sentence}>{t(`auction.state.${state}`)}</p>
}
