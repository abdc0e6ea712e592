import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { reviewSums } from '../review-grid.ts'
import type { Review } from '../use-review.ts'
import styles from './ReviewPage.module.css'

/** What the list means for those who buy: prices, the rate they come from, carts; orders that were placed stay as they are. */
export function EffectOnBuyers({ review }: { review: Review }) {
  const t = useTranslate()
  const format = useFormat()
  const { rate, carts, lines, currency } = review
  const { priceChange } = reviewSums(lines)
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('imports.buyersSee')}</h2>
      <dl className={styles.figures}>
        {priceChange !== null && (
          <div>
            <dt>{t('imports.priceChange')}</dt>
            <dd>{format.signedMoney(priceChange)}</dd>
          </div>
        )}
        {rate !== null && (
          <div>
            <dt>{t('imports.rateOf', { currency, day: format.day(rate.date, 'day') })}</dt>
            <dd>{format.rate(Number(rate.value))}</dd>
          </div>
        )}
        {carts !== null && (
          <>
            <div>
              <dt>{t('imports.cartsRepriced')}</dt>
              <dd data-tone={carts.repriced > 0 ? 'warn' : undefined}>{format.number(carts.repriced)}</dd>
            </div>
            <div>
              <dt>{t('imports.cartLinesLost')}</dt>
              <dd data-tone={carts.lost > 0 ? 'danger' : undefined}>{format.number(carts.lost)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('imports.placedOrders')}</dt>
          <dd>{t('imports.placedOrdersKept')}</dd>
        </div>
      </dl>
    </section>
  )
}
