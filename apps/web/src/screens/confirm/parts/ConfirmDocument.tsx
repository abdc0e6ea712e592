import { useAtomValue, useSetAtom } from 'jotai'
import { Button, TextLink } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { fixLinesAtom } from '../../../flows/checkout/checked-cart.ts'
import type { OrderError } from '../../../flows/checkout/order-error.ts'
import { CheckoutSums } from '../../../flows/checkout/parts/CheckoutSums.tsx'
import { VerificationNeeded } from '../../../flows/checkout/parts/VerificationNeeded.tsx'
import { unverifiedAtom } from '../../../flows/checkout/verification-needed.atoms.ts'
import { refusedLines } from '../../../flows/checkout/cart-lines.ts'
import type { CheckoutDay, DestinationProblem } from '../../../flows/checkout/use-checkout.ts'
import { isPending, type OrderPlacing } from '../../../flows/checkout/place-order.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './ConfirmDocument.module.css'
import { ConfirmFacts } from './ConfirmFacts.tsx'
import { ConfirmLines } from './ConfirmLines.tsx'
import { EarlierOrder } from './EarlierOrder.tsx'
import { FailureBanner } from './FailureBanner.tsx'

export interface ConfirmDocumentProps {
  checkout: CheckoutDay
  placing: OrderPlacing
}

/** An order whose outcome is not known is neither checked nor changed: sending it again tells what became of it. */
const lost = { kind: 'no-answer' } as const
const cartChanged = { kind: 'cart-changed', mismatches: [] } as const

const destinationErrors = {
  'address-needed': { kind: 'address-needed' },
  'not-found': { kind: 'address-needed' },
  'address-in-other-region': { kind: 'address-in-other-region' },
} as const satisfies Readonly<Record<DestinationProblem, OrderError>>

function refusedOf(failure: OrderError | null) {
  return failure !== null && 'mismatches' in failure ? failure.mismatches : []
}

/** The order as a document: lines, receiving, payment, sums, and the button that places it. */
export function ConfirmDocument({ checkout, placing }: ConfirmDocumentProps) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const fixLines = useSetAtom(fixLinesAtom)
  const unverified = useAtomValue(unverifiedAtom)
  const { date, draft, totals, missingMinor, destinationProblem } = checkout
  const isSending = placing.sent !== null
  const isLost = isPending(checkout)
  const lines = isLost ? checkout.lines : refusedLines(checkout.lines, refusedOf(placing.failure))
  const changed = isLost ? [] : lines.filter(({ mismatches }) => mismatches.length > 0)
  const lacksFunds = draft.paymentMethod === 'BALANCE' && missingMinor > 0
  const { failure: outcome } = placing
  const refused = outcome?.kind === 'verification-needed' ? outcome : null
  const other = outcome?.kind === 'verification-needed' ? null : outcome
  const known =
    other ??
    (isLost ? lost : null) ??
    (changed.length > 0 ? cartChanged : null) ??
    (destinationProblem === null ? null : destinationErrors[destinationProblem])
  const failure = isSending ? null : known
  const hasEarlier = draft.pendingIntent !== null && !isLost && !isSending

  const fixAll = () =>
    fixLines(
      date,
      changed.map(({ item, mismatches }) => ({ code: item.code, mismatches })),
    )
  const amount = format.money(totals.total.minor)
  const label = t(draft.paymentMethod === 'BALANCE' ? 'order.payAndPlace' : 'order.place', { amount })
  const button = (
    <Button
      tone="primary"
      size="l"
      loading={isSending}
      disabled={
        changed.length > 0 || (!isLost && (lacksFunds || unverified !== null || destinationProblem !== null))
      }
      onClick={() => void placing.place(checkout)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className={styles.document}>
        <header className={styles.head}>
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.order(date)}>{t('order.title')}</LocalizedLink>
          </TextLink>
          <h1>{t('order.confirmTitle')}</h1>
          <p className={styles.lead}>{t('order.confirmLead')}</p>
        </header>
        {hasEarlier && <EarlierOrder />}
        {unverified !== null && !isSending && (
          <VerificationNeeded status={unverified} comment={refused?.comment} />
        )}
        {failure !== null && (
          <FailureBanner
            date={date}
            failure={failure}
            isAfterSending={placing.failure !== null}
            changedLines={changed.length}
            onFixAll={fixAll}
            onRetry={() => void placing.place(checkout)}
          />
        )}
        <ConfirmLines
          title={dayTitle(date)}
          lines={isLost ? lines.map((line) => ({ ...line, mismatches: [] })) : lines}
          onFix={(code, mismatch) => fixLines(date, [{ code, mismatches: [mismatch] }])}
        />
        <ConfirmFacts checkout={checkout} />
      </div>
      <aside aria-label={t('order.summary')} className={styles.summary}>
        <CheckoutSums totals={totals} />
        <div className={styles.wide}>{button}</div>
        <p className={styles.note}>
          {t(draft.paymentMethod === 'BALANCE' ? 'order.chargedFromBalance' : 'order.paidInCash')}
        </p>
      </aside>
      <div className={styles.narrow}>{button}</div>
    </>
  )
}
