import type { FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** What a stem, a bunch and a box of a lot cost. */
export function LotPrices({ card: { price, stemsPerBunch, stemsPerBox } }: { card: FlowerCard }) {
  const t = useTranslate()
  const format = useFormat()
  const money = (minor: number): string => format.money(minor, 'RUB', true)
  return (
    <>
      <span>
        {t('catalog.perStem')} <b>{money(price)}</b>
      </span>
      <span>
        {t('catalog.perBunch', { stems: stemsPerBunch })} <b>{money(price * stemsPerBunch)}</b>
      </span>
      <span>
        {t('catalog.perBox', { stems: stemsPerBox })} <b>{money(price * stemsPerBox)}</b>
      </span>
    </>
  )
}
