import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isPaidAtOnce } from '../payment-methods.ts'
import type { CheckoutDay } from '../use-checkout.ts'
import { ownHoldsAtom } from '../../../state/holds.atoms.ts'
import { countPlantations } from './AskedPlantations.tsx'
import { CheckoutSums } from './CheckoutSums.tsx'
import { HoldNote } from './HoldNote.tsx'
import { OrderCutoff } from './OrderCutoff.tsx'
import styles from './PlaceOrder.module.css'

export interface PlaceOrderProps {
  checkout: CheckoutDay
  isSending: boolean
  /** Something has to be put right first. */
  isDisabled: boolean
  onPlace: () => void
}

/** What the order costs and the one button that places it: beside the page, and on a phone always under the thumb. */
export function PlaceOrder({ checkout, isSending, isDisabled, onPlace }: PlaceOrderProps) {
  const t = useTranslate()
  const { money, moment, time } = useFormat()
  const { date, kind, clientId, totals, paymentMethod, day, draft } = checkout
  const isRequest = isPaidAfterAgreement(kind)
  const hold = useAtomValue(ownHoldsAtom).get(date)
  const shortNote =
    kind === 'inStok' && hold !== undefined
      ? t('order.heldShort', { time: time(hold.until) })
      : t('flowers.stems', { count: totals.stems })
  const amount = money(totals.total.minor, 'RUB', true)
  const button = (
    <Button tone="primary" size="l" loading={isSending} disabled={isDisabled} onClick={onPlace}>
      {isRequest
        ? t('order.sendRequests', { count: countPlantations(checkout) })
        : t(clientId === null && isPaidAtOnce(paymentMethod) ? 'order.pay' : 'order.place', { amount })}
    </Button>
  )
  const delivery =
    draft.methodDelivery === 'pickup'
      ? t('order.pickup')
      : t('order.deliveryFor', {
          cost: totals.delivery.minor === 0 ? t('order.free') : money(totals.delivery.minor, 'RUB', true),
        })
  return (
    <>
      <aside aria-label={t('order.summary')} className={styles.summary}>
        <p className={styles.cutoff}>
          <OrderCutoff kind={kind} day={day} />
        </p>
        <CheckoutSums kind={kind} totals={totals} />
        <div className={styles.wide}>{button}</div>
        <p className={styles.note}>
          {isRequest
            ? t('order.note.request')
            : clientId === null
              ? t(`order.note.${paymentMethod}`, { moment: moment(day.cutoffAt) })
              : t('order.note.client')}
        </p>
        {kind === 'inStok' && <HoldNote date={date} />}
      </aside>
      <div className={styles.bar}>
        <p className={styles.facts}>
          <span>{delivery}</span>
          <span>{isRequest ? t('order.payLater') : shortNote}</span>
        </p>
        {button}
      </div>
    </>
  )
}
