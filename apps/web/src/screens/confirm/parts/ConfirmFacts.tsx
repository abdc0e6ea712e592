import type { ReactNode } from 'react'
import { Description, DescriptionList, TextLink } from '@flower-market/ui'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { paths } from '../../../paths.ts'
import { ShopLink } from '../../../shell/ShopLink.tsx'

/** How the order is received and paid for, each with the way back to change it. */
export const ConfirmFacts = ({ checkout }: { checkout: CheckoutDay }) => {
  const t = useTranslate()
  const format = useFormat()
  const { date, draft, terms, balanceMinor, missingMinor, totals } = checkout
  const isDelivered = draft.methodDelivery === 'delivery'
  const change = (label: string): ReactNode => (
    <TextLink asChild>
      <ShopLink to={paths.order(date)} aria-label={label}>
        {t('order.edit')}
      </ShopLink>
    </TextLink>
  )
  const city = terms.city === null ? t('order.delivery') : t('order.deliveryTo', { city: terms.city })
  const leftMinor = balanceMinor - totals.total.minor
  return (
    <DescriptionList>
      <Description term={t('order.receive')} action={change(t('order.editDelivery'))}>
        <b>{isDelivered ? city : t('order.pickup')}</b>
        <br />
        {isDelivered ? (terms.address ?? t('order.deliveryNoAddress')) : terms.pickup.address}
        {!isDelivered && ` · ${terms.pickup.hours}`}
      </Description>
      <Description term={t('order.payment')} action={change(t('order.editPayment'))}>
        <b>{t(`order.method.${draft.paymentMethod}`)}</b>
        <br />
        {draft.paymentMethod === 'CASH' && t('order.payCASHText')}
        {draft.paymentMethod === 'BALANCE' &&
          (missingMinor > 0
            ? t('order.notEnough', { missing: format.money(missingMinor) })
            : t('order.payBALANCELeft', {
                amount: format.money(balanceMinor),
                left: format.money(leftMinor),
              }))}
      </Description>
      <Description term={t('order.comment')} action={change(t('order.editComment'))}>
        {draft.comment.trim() || t('order.noComment')}
      </Description>
    </DescriptionList>
  )
}
