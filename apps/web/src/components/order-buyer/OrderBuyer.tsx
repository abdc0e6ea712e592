import type { CallOutput } from '@flower-market/api-client'
import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useIsOwnOrder } from './use-is-own-order.ts'

export interface OrderBuyerProps {
  order: Pick<CallOutput<'purchaseGet'>, 'buyer' | 'placedBy' | 'payUntil'>
}

/** Whose order it is, for a broker who reads that of a client, and who has placed it, for the client; else nothing. */
export function OrderBuyer({ order }: OrderBuyerProps) {
  const t = useTranslate()
  const isOwn = useIsOwnOrder(order)
  const format = useFormat()
  const { buyer, placedBy, payUntil } = order
  if (!isOwn) {
    const person = `${buyer.name} ${buyer.surname}`.trim()
    const name = buyer.company === '' ? person : `${buyer.company}, ${person}`
    return (
      <Banner tone="info" title={t('flowers.orderOfClient', { name })}>
        {payUntil === null
          ? t('flowers.orderOfClientText')
          : t('flowers.orderOfClientUntil', { moment: format.moment(payUntil) })}
      </Banner>
    )
  }
  if (placedBy === null) return null
  const name = placedBy.company === '' ? placedBy.name : `${placedBy.name}, ${placedBy.company}`
  return (
    <Banner
      tone="info"
      title={placedBy.isStaff ? t('flowers.orderPlacedByStaff') : t('flowers.orderPlacedBy', { name })}
    >
      {t('flowers.orderPlacedByText')}
    </Banner>
  )
}
