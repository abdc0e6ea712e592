import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PayByCard, type PayByCardProps } from './PayByCard.tsx'

interface PayOrderByCardProps extends Pick<PayByCardProps, 'tone' | 'isWide'> {
  order: CallOutput<'purchaseGet'>
}

/** Pays by card what is due for an order; nothing where nothing is, or no cards are taken. */
export function PayOrderByCard({ order, ...button }: PayOrderByCardProps) {
  const t = useTranslate()
  const ways = useResource('topUpWays', {})
  const isTaken = ways.status === 'ready' && ways.data.some(({ method }) => method === 'CARD')
  if (!isTaken || !isAwaitingPayment(order)) return null
  return (
    <PayByCard subject={{ orderId: order._id }} {...button}>
      {t('forms.payByCard')}
    </PayByCard>
  )
}
