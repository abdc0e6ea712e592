import type { ReactNode } from 'react'
import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Description, DescriptionList, TextLink } from '@flower-market/ui'
import { DestinationText, type Destination } from '@flower-market/app-runtime/destination'
import { AskedPlantations } from '../../../flows/checkout/parts/AskedPlantations.tsx'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './ConfirmFacts.module.css'

/** Where the order goes; null where an address has still to be chosen. */
function destinationOf({ draft, terms, chosen }: CheckoutDay): Destination | null {
  if (draft.methodDelivery === 'pickup') return terms.pickup && { kind: 'pickup', ...terms.pickup }
  return 'address' in chosen ? { kind: 'delivery', ...chosen.address } : null
}

function usePaying({ paymentMethod, day, balanceMinor, missingMinor, totals }: CheckoutDay): string {
  const t = useTranslate()
  const { money, moment } = useFormat()
  if (paymentMethod !== 'BALANCE') return t(`order.note.${paymentMethod}`, { moment: moment(day.cutoffAt) })
  if (missingMinor > 0) return t('order.notEnough', { missing: money(missingMinor) })
  const left = money(balanceMinor - totals.total.minor)
  return t('order.method.BALANCELeft', { amount: money(balanceMinor), left })
}

/** How the order is received and paid for, each with the way back to change it. */
export function ConfirmFacts({ checkout }: { checkout: CheckoutDay }) {
  const t = useTranslate()
  const destination = destinationOf(checkout)
  const paying = usePaying(checkout)
  const { draft, paymentMethod } = checkout
  const change = (label: string): ReactNode => (
    <TextLink asChild>
      <LocalizedLink to={paths.order(checkout)} aria-label={label}>
        {t('order.edit')}
      </LocalizedLink>
    </TextLink>
  )
  return (
    <DescriptionList>
      <Description term={t('order.where')} action={change(t('order.editDelivery'))}>
        {t(draft.methodDelivery === 'pickup' ? 'order.pickup' : 'order.delivery')}
        <span className={styles.detail}>
          {destination === null ? t('order.addressNotChosen') : <DestinationText destination={destination} />}
        </span>
      </Description>
      {isPaidAfterAgreement(checkout.kind) ? (
        <Description term={t('order.plantations')}>
          <AskedPlantations checkout={checkout} />
        </Description>
      ) : (
        <Description term={t('order.payment')} action={change(t('order.editPayment'))}>
          {t(`order.method.${paymentMethod}`)}
          <span className={styles.detail}>{paying}</span>
        </Description>
      )}
      <Description term={t('order.comment')} action={change(t('order.editComment'))}>
        <span className={styles.detail}>{draft.comment.trim() || t('order.noComment')}</span>
      </Description>
    </DescriptionList>
  )
}
