import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Order } from '../order-facts.ts'

/** Until when an unpaid order keeps its flowers, or why it was canceled or returned; nothing for the others. */
export function OrderNotice({ order: { payUntil, cancellation, status, events } }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  if (payUntil !== null) {
    return <Banner tone="warn">{t('history.heldUntil', { moment: format.moment(payUntil) })}</Banner>
  }
  if (status === 'return') {
    const reason = events.findLast((event) => event.status === 'return')?.reason ?? ''
    return <Banner tone="warn">{t('history.returned', { reason })}</Banner>
  }
  if (cancellation === null) return null
  const { cause, reason } = cancellation
  return <Banner tone="danger">{t(`history.canceledBy.${cause}`, { reason })}</Banner>
}
