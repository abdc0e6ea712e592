import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Banner, Button, TextLink } from '@flower-market/ui'
import { ActionBar } from '../../components/action-bar/ActionBar.tsx'
import type { CheckoutDraft } from '../../flows/checkout/checkout-draft.ts'
import { CheckoutView } from '../../flows/checkout/parts/CheckoutView.tsx'
import { VerificationNeeded } from '../../flows/checkout/parts/VerificationNeeded.tsx'
import { unverifiedAtom } from '../../flows/checkout/verification-needed.atoms.ts'
import { useCheckout, type CheckoutDay } from '../../flows/checkout/use-checkout.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import styles from './OrderScreen.module.css'
import { AddressStep } from './parts/AddressStep.tsx'
import { CommentField } from './parts/CommentField.tsx'
import { OrderSummary } from './parts/OrderSummary.tsx'
import { PaymentChoice } from './parts/PaymentChoice.tsx'
import { ReceiveChoice } from './parts/ReceiveChoice.tsx'

interface OrderFormProps {
  checkout: CheckoutDay
  onChange: (change: Partial<CheckoutDraft>) => void
}

function OrderForm({ checkout, onChange }: OrderFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const unverified = useAtomValue(unverifiedAtom)
  const address = useRef<HTMLElement>(null)
  const [isAddressNeeded, setAddressNeeded] = useState(false)
  const payment = useRef<HTMLFieldSetElement>(null)
  const { date, draft, terms, totals, balanceMinor, missingMinor, hasChanged, lines } = checkout
  const { destinationProblem } = checkout
  const goOn = () => {
    setAddressNeeded(destinationProblem !== null)
    if (destinationProblem !== null) address.current?.focus()
    else if (draft.paymentMethod === 'BALANCE' && missingMinor > 0) payment.current?.focus()
    else go(paths.confirm(date))
  }
  const next = (
    <Button tone="primary" size="l" disabled={hasChanged || unverified !== null} onClick={goOn}>
      {t('order.next')}
    </Button>
  )
  return (
    <>
      <div className={styles.form}>
        <header className={styles.head}>
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.cart()}>{t('order.toCart')}</LocalizedLink>
          </TextLink>
          <h1>{t('order.title')}</h1>
        </header>
        {unverified !== null && <VerificationNeeded status={unverified} />}
        {hasChanged && (
          <Banner
            role="alert"
            tone="danger"
            action={
              <Button asChild>
                <LocalizedLink to={paths.cart()}>{t('order.backToCart')}</LocalizedLink>
              </Button>
            }
          >
            {t('order.linesChanged')}
          </Banner>
        )}
        <ReceiveChoice
          value={draft.methodDelivery}
          terms={terms}
          goods={totals.goods}
          cityCost={checkout.cityCost}
          onChoose={(methodDelivery) => onChange({ methodDelivery })}
        />
        {draft.methodDelivery === 'delivery' && (
          <AddressStep
            ref={address}
            checkout={checkout}
            isNeeded={isAddressNeeded}
            onChoose={(addressId) => onChange({ addressId })}
          />
        )}
        <PaymentChoice
          ref={payment}
          value={draft.paymentMethod}
          totalMinor={totals.total.minor}
          balanceMinor={balanceMinor}
          missingMinor={missingMinor}
          onChoose={(paymentMethod) => onChange({ paymentMethod })}
        />
        <CommentField value={draft.comment} onChange={(comment) => onChange({ comment })} />
      </div>
      <OrderSummary checkout={checkout}>
        <div className={styles.wide}>{next}</div>
      </OrderSummary>
      <ActionBar
        totalMinor={totals.total.minor}
        note={`${t('flowers.positions', { count: lines.length })} · ${format.day(date, 'day')}`}
      >
        {next}
      </ActionBar>
    </>
  )
}

/** How one delivery day is received and paid for. */
function OrderScreen() {
  const [checkout, change] = useCheckout()
  return (
    <CheckoutView checkout={checkout}>{(day) => <OrderForm checkout={day} onChange={change} />}</CheckoutView>
  )
}

export default OrderScreen
