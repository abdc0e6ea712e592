import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PayByCard } from './PayByCard.tsx'

/** Pays by card what is due for an order; nothing where nothing is, or no cards are taken. */
export function PayOrderByCard({ order }: { order: CallOutput<'purchaseGet'> }) {
  const t = useTranslate()
  const ways = useResource('topUpWays', {})
  const isTaken = ways.status === 'ready' && ways.data.some(({ method }) => method === 'CARD')
  if (!isTaken || !isAwaitingPayment(order)) return null
  return <PayByCard subject={{ orderId: order._id }}>{t('forms.payByCard')}</PayByCard>
}
