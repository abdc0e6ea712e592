import { cx } from 'class-variance-authority'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../../../components/marked-text/marked-text.tsx'
import { useNow } from '../../../components/now/use-now.ts'
import type { CheckoutDay } from '../use-checkout.ts'
import styles from './OrderCutoff.module.css'

export interface OrderCutoffProps extends Pick<CheckoutDay, 'kind' | 'day'> {
  className?: string | undefined
}

/** Until when the order is taken, and how long that still is. */
export function OrderCutoff({ kind, day: { isOpen, cutoffAt }, className }: OrderCutoffProps) {
  const t = useTranslate()
  const { moment } = useFormat()
  const minutes = Math.ceil((Date.parse(cutoffAt) - useNow().getTime()) / 60_000)
  const left = {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
  return (
    <span className={cx(styles.cutoff, className)}>
      {t(isOpen ? `cart.cutoff.${kind}` : 'cart.closed', { when: moment(cutoffAt) })}
      {isOpen && minutes > 0 && (
        <span className={styles.left}>{t.rich('order.cutoffLeft', { ...left, b: bold })}</span>
      )}
    </span>
  )
}
