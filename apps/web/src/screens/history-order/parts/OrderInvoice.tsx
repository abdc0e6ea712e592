import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { InvoiceButton } from '../../../components/invoice-button/InvoiceButton.tsx'

/** The invoice that an order waits to be paid by; nothing where it is paid in another way. */
export function OrderInvoice({ orderId }: { orderId: string }) {
  const t = useTranslate()
  const payments = useResource('transactionList', {
    query: { order: orderId, status: 'IN_PROCESSED', method: 'CHECK', page: 1, limit: 1 },
  })
  const [payment] = payments.status === 'ready' ? payments.data.items : []
  if (!payment?.invoice) return null
  return (
    <InvoiceButton transactionId={payment._id} size="l">
      {t('history.invoice', { number: String(payment.invoice.number) })}
    </InvoiceButton>
  )
}
