import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { AuctionClock, ShownClock } from '../shown-clock.ts'

export interface ClockNewsProps {
  clock: AuctionClock
  shown: Pick<ShownClock, 'state'>
  isOwn: boolean
}

/** What has become of the selected clock, for screen readers: when it changes, and not at each step. */
export function ClockNews({ clock, shown, isOwn }: ClockNewsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { variety, sales, prices } = clock
  const [last] = sales
  const price = last && prices[last.step]
  const sold =
    last === undefined || price === undefined
      ? ''
      : t('auction.newsSold', { stems: format.number(last.stems), price: format.price(price) })
  const state = isOwn ? t('auction.newsYours') : t(`auction.news.${shown.state}`)
  return (
    <VisuallyHidden>
      <output aria-live="polite">{`${variety}. ${state} ${sold}`.trim()}</output>
    </VisuallyHidden>
  )
}
