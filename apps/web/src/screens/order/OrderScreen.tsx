import { useRef } from 'react'
import { Banner, Button, TextLink } from '@flower-market/ui'
import { ActionBar } from '../../components/action-bar/ActionBar.tsx'
import { CheckoutEmpty } from '../../flows/checkout/parts/CheckoutEmpty.tsx'
import { CheckoutFailed } from '../../flows/checkout/parts/CheckoutFailed.tsx'
import { CheckoutSkeleton } from '../../flows/checkout/parts/CheckoutSkeleton.tsx'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import styles from './OrderScreen.module.css'
import { CommentField } from './parts/CommentField.tsx'
import { OrderSummary } from './parts/OrderSummary.tsx'
import { PaymentChoice } from './parts/PaymentChoice.tsx'
import { ReceiveChoice } from './parts/ReceiveChoice.tsx'

/** How one delivery day is received and paid for. */
function OrderScreen() {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const payment = useRef<HTMLFieldSetElement>(null)
  const [state, change] = useCheckout()
  if (state.status === 'empty') return <CheckoutEmpty />
  if (state.status === 'loading') return <CheckoutSkeleton />
  if (state.status === 'failed') return <CheckoutFailed onRetry={state.retry} />

  const { checkout } = state
  const { date, draft, terms, totals, balanceMinor, missingMinor, hasChanged, lines } = checkout
  const goOn = () => {
    if (draft.paymentMethod === 'BALANCE' && missingMinor > 0) payment.current?.focus()
    else go(paths.confirm(date))
  }
  const next = (
    <Button tone="primary" size="l" disabled={hasChanged} onClick={goOn}>
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
          onChoose={(methodDelivery) => change({ methodDelivery })}
        />
        <PaymentChoice
          ref={payment}
          value={draft.paymentMethod}
          totalMinor={totals.total.minor}
          balanceMinor={balanceMinor}
          missingMinor={missingMinor}
          onChoose={(paymentMethod) => change({ paymentMethod })}
        />
        <CommentField value={draft.comment} onChange={(comment) => change({ comment })} />
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

export default OrderScreen
