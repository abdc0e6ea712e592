import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { TextLink } from '@flower-market/ui'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { CheckoutHead } from '../../../flows/checkout/parts/CheckoutHead.tsx'
import { ClientVerification } from '../../../flows/checkout/parts/ClientVerification.tsx'
import { CheckoutView } from '../../../flows/checkout/parts/CheckoutView.tsx'
import { EarlierOrder } from '../../../flows/checkout/parts/EarlierOrder.tsx'
import { FailureBanner } from '../../../flows/checkout/parts/FailureBanner.tsx'
import { OrderLines } from '../../../flows/checkout/parts/OrderLines.tsx'
import { PlaceOrder } from '../../../flows/checkout/parts/PlaceOrder.tsx'
import { VerificationNeeded } from '../../../flows/checkout/parts/VerificationNeeded.tsx'
import { usePlaceOrder, type OrderPlacing } from '../../../flows/checkout/place-order.ts'
import { useCheckout, type CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { useOrderState } from '../../../flows/checkout/use-order-state.ts'
import { paths } from '../../../paths.ts'
import { ConfirmFacts } from './ConfirmFacts.tsx'
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx'
import styles from './ConfirmPage.module.css'

export interface ConfirmPageProps {
  /** With pictures and plantations, or names alone. */
  variant: 'pictured' | 'plain'
}

interface ConfirmOrderProps extends ConfirmPageProps {
  checkout: CheckoutDay
  placing: OrderPlacing
}

function ConfirmOrder({ variant, checkout, placing }: ConfirmOrderProps) {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const state = useOrderState(checkout, placing)
  const { destinationProblem } = checkout
  const { problem, verification, clientVerification, isLost } = state
  const topUp = state.isBalanceShort ? state.topUp : null
  const place = (): void => {
    if (topUp !== null) go(paths.topUpBy(topUp.method, topUp.amount))
    else void placing.place(checkout)
  }
  return (
    <>
      <div className={styles.document}>
        <CheckoutHead checkout={checkout} back={{ to: paths.order(checkout), label: t('order.title') }}>
          <p className={styles.lead}>
            {t(isPaidAfterAgreement(checkout.kind) ? 'order.confirmRequestLead' : 'order.confirmLead')}
          </p>
        </CheckoutHead>
        {state.hasEarlier && <EarlierOrder />}
        {verification !== null && <VerificationNeeded {...verification} />}
        {clientVerification !== null && <ClientVerification status={clientVerification} />}
        {problem !== null && (
          <FailureBanner
            order={checkout}
            failure={problem}
            isAfterSending={state.refusal !== null}
            changedLines={state.changedLines}
            onFixAll={state.fixAll}
            onRetry={place}
          />
        )}
        <section aria-labelledby="confirm-lines">
          <header className={styles.linesHead}>
            <h2 id="confirm-lines">{t('order.contents')}</h2>
            <TextLink asChild>
              <LocalizedLink to={paths.cart()} aria-label={t('order.editLines')}>
                {t('order.edit')}
              </LocalizedLink>
            </TextLink>
          </header>
          <OrderLines lines={state.lines} isPlain={variant === 'plain'} onFix={state.fix} />
        </section>
        <ConfirmFacts checkout={checkout} />
      </div>
      <PlaceOrder
        checkout={checkout}
        isSending={state.isSending}
        topUp={topUp}
        isDisabled={!state.isPlaceable || (!isLost && destinationProblem !== null)}
        onPlace={place}
      />
    </>
  )
}

/** The order as a document that is only read: lines, receiving, payment, sums, and the button that places it. */
export function ConfirmPage({ variant }: ConfirmPageProps) {
  const { checkout, lineCount } = useCheckout()
  const placing = usePlaceOrder()
  return (
    <CheckoutView
      checkout={checkout}
      sent={placing.sent}
      skeleton={<ConfirmSkeleton lineCount={lineCount} />}
    >
      {(day) => <ConfirmOrder variant={variant} checkout={day} placing={placing} />}
    </CheckoutView>
  )
}
