import { useState, type ReactNode } from 'react'
import { Button } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useLineName } from '../../../components/flower-name/use-line-name.ts'
import { OrderLine } from '../../../components/order-line/OrderLine.tsx'
import { CheckoutSums } from '../../../flows/checkout/parts/CheckoutSums.tsx'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './OrderSummary.module.css'

export interface OrderSummaryProps {
  checkout: CheckoutDay
  /** The way on. */
  children: ReactNode
}

/** More lines than this are shown on demand: the sums and the way on should stay in view. */
const linesAtFirst = 6

/** The day in short: its lines, its sums, the way on. */
export function OrderSummary({ checkout, children }: OrderSummaryProps) {
  const t = useTranslate()
  const format = useFormat()
  const lineName = useLineName()
  const dayTitle = useDayTitle()
  const [isWhole, setIsWhole] = useState(checkout.lines.length <= linesAtFirst + 1)
  const shown = isWhole ? checkout.lines : checkout.lines.slice(0, linesAtFirst)
  return (
    <aside aria-label={t('order.summary')} className={styles.summary}>
      <div>
        <h2>{dayTitle(checkout.date)}</h2>
        <p className={styles.cutoff}>{t('cart.cutoff', { when: format.moment(checkout.day.cutoffAt) })}</p>
      </div>
      <ul>
        {shown.map((line) => (
          <OrderLine
            key={line.item.code}
            card={line.card}
            name={lineName(line)}
            quantity={line.item.quantity}
            price={line.item.price}
          />
        ))}
      </ul>
      {!isWhole && (
        <Button tone="quiet" onClick={() => setIsWhole(true)}>
          {t('order.showAll', { count: checkout.lines.length })}
        </Button>
      )}
      <CheckoutSums totals={checkout.totals} />
      {children}
    </aside>
  )
}
