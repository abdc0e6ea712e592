import { isApiError } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { VerificationNeeded } from '../../../flows/checkout/parts/VerificationNeeded.tsx'
import { unverifiedAtom } from '../../../flows/checkout/verification-needed.atoms.ts'
import { paths } from '../../../paths.ts'

/** Why a decision about a request was refused, and the way on; the page has asked anew for what it showed wrongly. */
export function RequestFailure({ error }: { error: unknown }) {
  const t = useTranslate()
  const { money } = useFormat()
  const unverified = useAtomValue(unverifiedAtom)
  if (unverified !== null && isApiError(error, 'verification-needed')) {
    return <VerificationNeeded status={unverified} comment={error.details.comment} />
  }
  if (isApiError(error, 'request-closed') || isApiError(error, 'request-changed')) {
    return (
      <Banner role="alert" tone="warn">
        {t(error.code === 'request-closed' ? 'requests.failed.closed' : 'requests.failed.changed')}
      </Banner>
    )
  }
  if (isApiError(error, 'not-enough-funds')) {
    return (
      <Banner
        role="alert"
        tone="danger"
        title={t('order.failedFunds')}
        action={
          <Button asChild>
            <LocalizedLink to={paths.replenishment()}>{t('order.topUp')}</LocalizedLink>
          </Button>
        }
      >
        {t('order.failedFundsText')}
      </Banner>
    )
  }
  if (isApiError(error, 'unpaid-limit')) {
    const { limit, unpaid } = error.details
    return (
      <Banner
        role="alert"
        tone="danger"
        title={t('order.failedLimit', { limit: money(limit) })}
        action={
          <Button asChild>
            <LocalizedLink to={paths.history()}>{t('history.toAll')}</LocalizedLink>
          </Button>
        }
      >
        {t('order.failedLimitText', { unpaid: money(unpaid) })}
      </Banner>
    )
  }
  if (isApiError(error, 'cash-limit') || isApiError(error, 'payment-method-off')) {
    return (
      <Banner
        role="alert"
        tone="danger"
        title={
          isApiError(error, 'cash-limit')
            ? t('order.failedCash', { limit: money(error.details.limit) })
            : t('order.failedMethod')
        }
      >
        {t('order.failedMethodText')}
      </Banner>
    )
  }
  return (
    <Banner role="alert" tone="danger">
      {t('requests.failed.other')}
    </Banner>
  )
}
