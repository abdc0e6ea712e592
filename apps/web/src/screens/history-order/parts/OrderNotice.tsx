import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Order } from '../order-facts.ts'

/** Until when an unpaid order keeps its flowers, or why it was canceled; nothing for the others. */
export function OrderNotice({ order: { payUntil, cancellation } }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  if (payUntil !== null) {
    return <Banner tone="warn">{t('history.heldUntil', { moment: format.moment(payUntil) })}</Banner>
  }
  if (cancellation === null) return null
  const { cause, reason } = cancellation
  return (
    <Banner tone="danger">
      {cause === 'unpaid' ? t('history.canceledUnpaid') : t('history.canceledByStaff', { reason })}
    </Banner>
  )
}
