import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { meanFall, type AuctionClock, type ShownClock } from '../shown-clock.ts'
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
    const fall = meanFall(clock)
    if (fall === null) return <p className={styles.sentence}>{t('auction.news.running')}</p>
    return (
      <p className={styles.sentence}>
        {t('auction.falls', { step: format.price(fall), seconds: format.number(clock.stepMs / 1_000) })}
        <br />
        {t('auction.reserveHidden')}
      </p>
    )
  }
  const [last] = clock.sales
  if (state === 'waiting' && last !== undefined) {
    const [price, next] = [clock.prices[last.step], clock.prices[clock.fromStep]]
    return (
      <p className={styles.sentence}>
        {price === undefined || next === undefined
          ? t('auction.goesOnSoon', { stems: format.number(last.stems) })
          : t('auction.goesOn', {
              stems: format.number(last.stems),
              price: format.price(price),
              next: format.price(next),
            })}
      </p>
    )
  }
  return <p className={styles.sentence}>{t(`auction.state.${state}`)}</p>
}
