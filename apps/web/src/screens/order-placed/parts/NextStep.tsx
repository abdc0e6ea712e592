import type { CallOutput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'

const awaited = ['CASH', 'CARD', 'CHECK', 'QRCODE'] as const

/** What happens next, by how the order is paid. */
export function NextStep({ order }: { order: CallOutput<'purchaseGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, status, paymentStatus, paymentMethod, payUntil, payment, totals } = order
  if (paymentStatus === 'paid') {
    // From then on its timeline says more.
    if (status !== 'new' && status !== 'in_process') return null
    return <p>{t(kind === 'toOrder' ? 'order.nextStep.paidToOrder' : 'order.nextStep.paid')}</p>
  }
  const amount = format.money(totals.due, 'RUB', true)
  const method = awaited.find((one) => one === paymentMethod)
  if (method === undefined || payUntil === null) return <p>{t('order.nextStep.other', { amount })}</p>
  return (
    <>
      <p>{t(`order.nextStep.${method}`, { amount, moment: format.moment(payUntil) })}</p>
      {payment !== null && (method === 'CHECK' || method === 'QRCODE') && (
        <div>
          <Button asChild>
            <LocalizedLink to={paths.replenishment(payment._id)}>{t('order.nextStep.details')}</LocalizedLink>
          </Button>
        </div>
      )}
    </>
  )
}
