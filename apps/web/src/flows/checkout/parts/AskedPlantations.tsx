import { groupByPlantation, requestAnswerHours } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { CheckoutDay } from '../use-checkout.ts'
import styles from './AskedPlantations.module.css'

/** How many plantations are asked for the lines of an order. */
export function countPlantations({ lines }: Pick<CheckoutDay, 'lines'>): number {
  return new Set(lines.map(({ card }) => card?.plantationId)).size
}

/** Which plantations are asked and for how much, and that nothing is paid before they answer: in the place of a payment. */
export function AskedPlantations({ checkout: { items, lines } }: { checkout: CheckoutDay }) {
  const t = useTranslate()
  const format = useFormat()
  const cards = new Map(lines.map(({ item, card }) => [item.code, card]))
  const groups = groupByPlantation(items, (code) => cards.get(code)?.plantation)
  return (
    <div>
      <ul className={styles.plantations}>
        {groups.map(({ plantation, items: own }) => (
          <li key={plantation ?? ''} className={styles.plantation}>
            <b className={styles.name}>{plantation ?? t('order.plantationGone')}</b>
            <span className={styles.sum}>
              {format.money(
                own.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
                'RUB',
                true,
              )}
            </span>
            <span className={styles.facts}>
              {t('flowers.positions', { count: own.length })} ·{' '}
              {t('flowers.stems', { count: own.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('order.plantationsNote', { hours: requestAnswerHours })}</p>
    </div>
  )
}
