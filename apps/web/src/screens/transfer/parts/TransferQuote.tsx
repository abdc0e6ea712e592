import { isApiError } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { LoadFailure } from '@flower-market/app-runtime/resource-view'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import { Agreement } from '../../../components/quote/Agreement.tsx'
import { toQuoteError, type FailedQuote, type Quote } from '../../../components/quote/quote-error.ts'
import { QuoteSkeleton } from '../../../components/quote/QuoteSkeleton.tsx'
import { UnverifiedBanner } from '../../../components/quote/UnverifiedBanner.tsx'
import { unverifiedAtom } from '../../../flows/checkout/verification-needed.atoms.ts'
import { paths } from '../../../paths.ts'
import { beginTransferAtom } from '../transfer.atoms.ts'
import { TransferSummary } from './TransferSummary.tsx'

export interface TransferQuoteProps {
  quote: ShownResource<Quote>
  /** Whether something is written that a quote can be made for. */
  isAsked: boolean
  /** Whether the quote is for what is written now. */
  isCurrent: boolean
  /** What the source account holds, in minor units. */
  available: number
  /** What one's own target account holds; null where it is somebody else's. */
  held: number | null
  purpose: string
  /** The person wants a quote for what cannot be quoted yet. */
  onAsk: () => void
}

/** The quote, what a person agrees to by it, and why it came to nothing. */
export function TransferQuote({
  quote,
  isAsked,
  isCurrent,
  available,
  held,
  purpose,
  onAsk,
}: TransferQuoteProps) {
  const t = useTranslate()
  const format = useFormat()
  const navigate = useLocalizedNavigate()
  const beginTransfer = useSetAtom(beginTransferAtom)
  const unverified = useAtomValue(unverifiedAtom)
  const [failed, setFailed] = useState<FailedQuote | null>(null)
  const [isSending, setSending] = useState(false)
  if (unverified !== null) {
    return (
      <UnverifiedBanner
        status={unverified}
        title={t(`transfers.verification.${unverified}`)}
        text={t('transfers.verificationText')}
      />
    )
  }
  if (!isAsked) {
    return (
      <Button tone="primary" size="l" onClick={onAsk}>
        {t('transfers.calculate')}
      </Button>
    )
  }
  if (!isCurrent || quote.status === 'loading') return <QuoteSkeleton />
  if (quote.status === 'failed') {
    const known =
      isApiError(quote.error, 'payment-method-off') || isApiError(quote.error, 'recipient-not-approved')
    return known ? (
      <Banner role="alert" tone="warn">
        {t(`money.failed.${toQuoteError(quote.error)}`)}
      </Banner>
    ) : (
      <LoadFailure text="transfers.quoteFailed" onRetry={quote.refresh} />
    )
  }
  const { data } = quote
  const agree = async (): Promise<void> => {
    setSending(true)
    setFailed(null)
    const outcome = await beginTransfer({ quoteId: data._id, purpose })
    setSending(false)
    if (outcome.ok) navigate(paths.transfer(outcome.id))
    else setFailed({ quoteId: data._id, failure: outcome.failure })
  }
  return (
    <Agreement
      key={data._id}
      quote={data}
      available={available}
      held={held}
      summary={<TransferSummary quote={data} />}
      agreeLabel={t('transfers.agree', {
        amount: format.money(data.received, currencyOfWallet(data.target)),
      })}
      failure={failed?.quoteId === data._id ? failed.failure : null}
      isSending={isSending}
      isRefreshing={quote.isRefreshing}
      onAgree={() => void agree()}
      onExpire={() => setFailed({ quoteId: data._id, failure: 'quote-expired' })}
      onNewQuote={quote.refresh}
    />
  )
}
