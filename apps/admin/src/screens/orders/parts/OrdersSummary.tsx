import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

type Answer = Pick<CallOutput<'staffOrders'>, 'byStatus' | 'hasMore'>

/** How many orders the filters let through, what they come to without canceled ones, and what is still to be paid. */
export function OrdersSummary({ answer, status }: { answer: Answer; status: string }) {
  const t = useTranslate()
  const format = useFormat()
  const shown = answer.byStatus.filter((row) => status === '' || row.status === status)
  const orders = shown.reduce((sum, row) => sum + row.orders, 0)
  const standing = shown.filter((row) => row.status !== 'canceled')
  const sum = standing.reduce((total, row) => total + row.sum, 0)
  const due = standing.reduce((total, row) => total + row.due, 0)
  const parts = [
    t('orders.count', { count: orders }),
    t('orders.sumOf', { sum: format.money(sum, 'RUB', true) }),
    due > 0 && t('orders.dueOf', { sum: format.money(due, 'RUB', true) }),
    answer.hasMore && t('orders.hasMore'),
  ]
  return parts.filter(Boolean).join(' · ')
}
