import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useMedia } from '../../components/media/use-media.ts'
import type { CheckoutDraft } from '../../flows/checkout/checkout-draft.ts'
import { AskedPlantations } from '../../flows/checkout/parts/AskedPlantations.tsx'
import { CheckoutHead } from '../../flows/checkout/parts/CheckoutHead.tsx'
import { ClientVerification } from '../../flows/checkout/parts/ClientVerification.tsx'
import { CheckoutView } from '../../flows/checkout/parts/CheckoutView.tsx'
import { EarlierOrder } from '../../flows/checkout/parts/EarlierOrder.tsx'
import { FailureBanner } from '../../flows/checkout/parts/FailureBanner.tsx'
import { PlaceOrder } from '../../flows/checkout/parts/PlaceOrder.tsx'
import { VerificationNeeded } from '../../flows/checkout/parts/VerificationNeeded.tsx'
import { forgetRefusalAtom, usePlaceOrder, type OrderPlacing } from '../../flows/checkout/place-order.ts'
import { useCheckout, withCityCost, type CheckoutDay } from '../../flows/checkout/use-checkout.ts'
import { useHold } from '../../flows/checkout/use-hold.ts'
import { useOrderState } from '../../flows/checkout/use-order-state.ts'
import { paths } from '../../paths.ts'
import styles from './OrderScreen.module.css'
import { CommentField } from './parts/CommentField.tsx'
import { DaySection } from './parts/DaySection.tsx'
import { DestinationSection, type DestinationHandle } from './parts/DestinationSection.tsx'
import { OrderContents } from './parts/OrderContents.tsx'
import { OrderSection } from './parts/OrderSection.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { PaymentChoice } from './parts/PaymentChoice.tsx'

interface OrderFormProps {
  checkout: CheckoutDay
  placing: OrderPlacing
  onChange: (change: Partial<CheckoutDraft>) => void
}

/** What changed at the last moment is read on a page of its own before it is agreed to. */
const confirmedFirst: ReadonlySet<string> = new Set(['cart-changed', 'quantity-exceeds-availability'])

function OrderForm({ checkout: known, placing, onChange }: OrderFormProps) {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const forgetRefusal = useSetAtom(forgetRefusalAtom)
  const [cityCost, setCityCost] = useState<number | null>(null)
  const checkout = known.addresses.length === 0 ? withCityCost(known, cityCost) : known
  const state = useOrderState(checkout, placing)
  useHold(checkout, state.isSending)
  const destination = useRef<DestinationHandle>(null)
  const [isDestinationRefused, setDestinationRefused] = useState(false)
  const topUp = state.isBalanceShort ? state.topUp : null
  const { draft, totals, balanceMinor, missingMinor, destinationProblem } = checkout
  const { refusal, verification, clientVerification, isLost } = state
  const isDayFixed = isLost || state.isSending
  // On a phone the day, which decides prices and stock, is chosen below the title that names it.
  const isNarrow = useMedia('(width <= 700px)')

  const place = async (day: CheckoutDay): Promise<void> => {
    const failure = await placing.place(day)
    if (failure !== null && confirmedFirst.has(failure.kind)) go(paths.confirm(checkout))
  }
  const press = (): void => {
    const needsAddress = !isLost && destinationProblem !== null
    setDestinationRefused(needsAddress)
    if (needsAddress && checkout.addresses.length === 0) destination.current?.saveFirst()
    else if (needsAddress) destination.current?.focus()
    else if (topUp !== null) go(paths.topUpBy(topUp.method, topUp.amount))
    else void place(checkout)
  }
  const change = (changed: Partial<CheckoutDraft>): void => {
    setDestinationRefused(false)
    forgetRefusal()
    onChange(changed)
  }
  // The delivery of the new address may cost something else than what was on the button: then the server refuses.
  const placeAt = (addressId: string): void => {
    onChange({ addressId })
    if (topUp !== null) go(paths.topUpBy(topUp.method, topUp.amount))
    else void place({ ...checkout, addressId, destinationProblem: null })
  }
  return (
    <>
      <div className={styles.form}>
        <CheckoutHead checkout={checkout} back={{ to: paths.cart(), label: t('order.toCart') }}>
          {isNarrow && <DaySection checkout={checkout} isFixed={isDayFixed} isBelowTitle />}
        </CheckoutHead>
        {state.hasEarlier && <EarlierOrder />}
        {verification !== null && <VerificationNeeded {...verification} />}
        {clientVerification !== null && <ClientVerification status={clientVerification} />}
        {refusal !== null && !confirmedFirst.has(refusal.kind) && (
          <FailureBanner
            order={checkout}
            failure={refusal}
            isChoosing
            isAfterSending
            changedLines={0}
            onFixAll={state.fixAll}
            onRetry={press}
          />
        )}
        {state.changedLines > 0 && (
          <Banner
            role="alert"
            tone="warn"
            title={t('order.linesChanged')}
            action={<Button onClick={state.fixAll}>{t('order.acceptAll')}</Button>}
          >
            {t('order.changedText')}
          </Banner>
        )}
        <div>
          <DestinationSection
            ref={destination}
            checkout={checkout}
            isRefused={isDestinationRefused}
            onChange={change}
            onFirstSaved={placeAt}
            onCityCost={setCityCost}
          />
          {!isNarrow && <DaySection checkout={checkout} isFixed={isDayFixed} />}
          {isPaidAfterAgreement(checkout.kind) ? (
            <OrderSection title={<h2>{t('order.plantations')}</h2>}>
              <AskedPlantations checkout={checkout} />
            </OrderSection>
          ) : (
            <PaymentChoice
              isForClient={checkout.clientId !== null}
              value={checkout.paymentMethod}
              methods={checkout.paymentMethods}
              totalMinor={totals.total.minor}
              balanceMinor={balanceMinor}
              missingMinor={missingMinor}
              topUp={state.topUp}
              isRefused={checkout.clientId === null && state.isBalanceShort && topUp === null}
              onChoose={(paymentMethod) => change({ paymentMethod })}
            />
          )}
          <OrderContents state={state} />
          <CommentField
            kind={checkout.kind}
            value={draft.comment}
            onChange={(comment) => change({ comment })}
          />
        </div>
      </div>
      <PlaceOrder
        checkout={checkout}
        isSending={state.isSending}
        topUp={topUp}
        isDisabled={!state.isPlaceable}
        onPlace={press}
      />
    </>
  )
}

/** Where one delivery day goes, how it is paid and what it holds, and the one button that places it. */
function OrderScreen() {
  const { checkout, change } = useCheckout()
  const placing = usePlaceOrder()
  const forgetRefusal = useSetAtom(forgetRefusalAtom)
  useEffect(() => forgetRefusal(), [forgetRefusal])
  return (
    <CheckoutView checkout={checkout} sent={placing.sent} skeleton={<OrderSkeleton />}>
      {(day) => <OrderForm key={day.clientId} checkout={day} placing={placing} onChange={change} />}
    </CheckoutView>
  )
}

export default OrderScreen
