import { PageAside } from '@flower-market/app-runtime/frame'
import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { NeededTopUp } from '../needed-top-up.ts'
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
  /** What has to be topped up before the order can be placed: the button leads there; null where nothing has to. */
  topUp: NeededTopUp | null
  /** Something has to be put right first. */
  isDisabled: boolean
  onPlace: () => void
}

/** What the order costs and the one button that places it, or leads to what it still lacks: beside the page, and on a phone always under the thumb. */
export function PlaceOrder({ checkout, isSending, topUp, isDisabled, onPlace }: PlaceOrderProps) {
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
  const label = (): string => {
    if (isRequest) return t('order.sendRequests', { count: countPlantations(checkout) })
    if (topUp !== null) return t('order.topUpBy', { amount: money(topUp.amount, 'RUB', true) })
    return t(clientId === null && isPaidAtOnce(paymentMethod) ? 'order.pay' : 'order.place', { amount })
  }
  const button = (
    <Button tone="primary" size="l" loading={isSending} disabled={isDisabled} onClick={onPlace}>
      {label()}
    </Button>
  )
  const note = (): string => {
    if (isRequest) return t('order.note.request')
    if (topUp !== null) return t('order.note.topUp')
    if (clientId !== null) return t('order.note.client')
    return t(`order.note.${paymentMethod}`, { moment: moment(day.cutoffAt) })
  }
  const delivery =
    draft.methodDelivery === 'pickup'
      ? t('order.pickup')
      : t('order.deliveryFor', {
          cost: totals.delivery.minor === 0 ? t('order.free') : money(totals.delivery.minor, 'RUB', true),
        })
  return (
    <>
      <PageAside aria-label={t('order.summary')} className={styles.summary}>
        <p className={styles.cutoff}>
          <OrderCutoff kind={kind} day={day} />
        </p>
        <CheckoutSums kind={kind} totals={totals} />
        <div className={styles.wide}>{button}</div>
        <p className={styles.note}>{note()}</p>
        {kind === 'inStok' && <HoldNote date={date} />}
      </PageAside>
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
