import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Banner, Button, TextLink } from '@flower-market/ui'
import type { OrderKey } from '../cart-orders.ts'
import type { OrderError } from '../order-error.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { clientIdAtom } from '../../../state/client.atoms.ts'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'

export interface FailureBannerProps {
  order: OrderKey
  /** What a verification has to do with it is told by `VerificationNeeded`. */
  failure: Exclude<OrderError, { kind: 'verification-needed' }>
  /** Delivery and payment are chosen on the same page; otherwise the banner leads there. @default false */
  isChoosing?: boolean
  /** The order was sent, not only checked: then it has to be said that nothing was charged. */
  isAfterSending: boolean
  /** The lines of the order that are still not right. */
  changedLines: number
  onFixAll: () => void
  onRetry: () => void
}

function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <LocalizedLink to={to}>{children}</LocalizedLink>
    </Button>
  )
}

const destinationFailures = {
  'address-needed': 'order.failedAddress',
  'address-in-other-region': 'order.failedRegion',
  'pickup-unavailable': 'order.failedPickup',
} as const

/** Why the order was not placed, what is certain about it, and the way on. */
export function FailureBanner({
  order,
  failure,
  isChoosing = false,
  isAfterSending,
  changedLines,
  onFixAll,
  onRetry,
}: FailureBannerProps) {
  const t = useTranslate()
  const { money } = useFormat()
  const isForClient = useAtomValue(clientIdAtom) !== null
  const toChoice = (label: string): ReactNode =>
    isChoosing ? null : <LinkButton to={paths.order(order)}>{label}</LinkButton>
  const retry = <Button onClick={onRetry}>{t('runtime.retry')}</Button>
  switch (failure.kind) {
    case 'cart-changed':
    case 'quantity-exceeds-availability':
      return changedLines === 0 ? (
        <Banner role="alert" tone="warn" title={t('order.failedChanged')}>
          {t('order.failedTotal')}
        </Banner>
      ) : (
        <Banner
          role="alert"
          tone="danger"
          title={t(failure.kind === 'cart-changed' ? 'order.failedChanged' : 'order.failedStock')}
          action={<Button onClick={onFixAll}>{t('order.acceptAll')}</Button>}
        >
          {t(isAfterSending ? 'order.failedChangedText' : 'order.changedText')}{' '}
          <TextLink asChild>
            <LocalizedLink to={paths.cart()}>{t('order.backToCart')}</LocalizedLink>
          </TextLink>
        </Banner>
      )
    case 'address-needed':
    case 'address-in-other-region':
    case 'pickup-unavailable':
      return (
        <Banner
          role="alert"
          tone="danger"
          title={t(destinationFailures[failure.kind])}
          action={toChoice(t('order.changeDestination'))}
        >
          {isAfterSending && t('order.failedDestinationText')}
        </Banner>
      )
    case 'too-many-requests-open':
      return (
        <Banner
          role="alert"
          tone="danger"
          title={t('order.failedTooMany')}
          action={<LinkButton to={paths.history('forPlantations')}>{t('order.toRequests')}</LinkButton>}
        >
          {t('order.failedTooManyText')}
        </Banner>
      )
    case 'not-enough-funds':
      return (
        <Banner
          role="alert"
          tone="danger"
          title={t('order.failedFunds')}
          action={toChoice(t('order.changePayment'))}
        >
          {t('order.failedFundsText')}
        </Banner>
      )
    case 'unpaid-limit':
      return (
        <Banner
          role="alert"
          tone="danger"
          title={t(isForClient ? 'order.clientLimit' : 'order.failedLimit', { limit: money(failure.limit) })}
          action={!isForClient && toChoice(t('order.changePayment'))}
        >
          {t(isForClient ? 'order.clientLimitText' : 'order.failedLimitText', {
            unpaid: money(failure.unpaid),
          })}
        </Banner>
      )
    case 'client-not-verified':
      return (
        <Banner role="alert" tone="danger" title={t('order.clientNotVerified')}>
          {t('order.clientNotVerifiedText')}
        </Banner>
      )
    case 'payment-method-off':
    case 'cash-limit':
      return (
        <Banner
          role="alert"
          tone="danger"
          title={
            failure.kind === 'cash-limit'
              ? t('order.failedCash', { limit: money(failure.limit) })
              : t('order.failedMethod')
          }
          action={toChoice(t('order.changePayment'))}
        >
          {t('order.failedMethodText')}
        </Banner>
      )
    case 'no-answer':
      return (
        <Banner role="alert" tone="warn" title={t('order.failedNoAnswer')} action={retry}>
          {t('order.failedNoAnswerText')}
        </Banner>
      )
    case 'session-ended':
      return (
        <Banner
          role="alert"
          tone="warn"
          title={t('order.failedSession')}
          action={<LinkButton to={paths.signin(paths.confirm(order))}>{t('order.signIn')}</LinkButton>}
        >
          {t('order.failedSessionText')}
        </Banner>
      )
    case 'unexpected':
      return (
        <Banner role="alert" tone="danger" title={t('order.failedOther')} action={retry}>
          {t('order.failedOtherText')}
        </Banner>
      )
  }
}
