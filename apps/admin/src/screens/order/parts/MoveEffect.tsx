import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { MovePlan } from '../order-action.ts'
import styles from './MoveEffect.module.css'

/** What a move does to the money, before it is done. */
export function MoveEffect({ plan }: { plan: MovePlan | null }) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = ({ totals, credited }: MovePlan): string => {
    const sum = format.money(credited)
    if (totals === null)
      return credited > 0 ? t('orders.effect.refunded', { sum }) : t('orders.effect.unpaid')
    const { before, after } = totals
    if (before === after) return t('orders.effect.none', { sum: format.money(before) })
    const change = { before: format.money(before), after: format.money(after) }
    return credited > 0 ? t('orders.effect.credited', { ...change, sum }) : t('orders.effect.changed', change)
  }
  return (
    <p className={styles.effect} aria-live="polite" data-wrong={plan === null ? '' : undefined}>
      {plan === null ? t('orders.effect.wrong') : textOf(plan)}
    </p>
  )
}
