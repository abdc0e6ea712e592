import { isApiError } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LoadFailure } from '@flower-market/app-runtime/resource-view'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import { unverifiedAtom } from '../../../flows/checkout/verification-needed.atoms.ts'
import { Agreement } from '../../../components/quote/Agreement.tsx'
import type { FailedQuote, Quote } from '../../../components/quote/quote-error.ts'
import { QuoteSkeleton } from '../../../components/quote/QuoteSkeleton.tsx'
import { UnverifiedBanner } from '../../../components/quote/UnverifiedBanner.tsx'
import { exchangeAtom } from '../exchange.atoms.ts'
import { ExchangeSummary } from './ExchangeSummary.tsx'
import { Done } from './Done.tsx'

export interface QuoteViewProps {
  quote: ShownResource<Quote>
  /** Whether an amount is written that a quote can be made for. */
  isAsked: boolean
  /** Whether the quote is for what is written now. */
  isCurrent: boolean
  /** What the source account holds, in minor units. */
  available: number
  /** What the target account holds, in minor units. */
  held: number
  onAskAmount: () => void
  onDone: () => void
}

/** The quote, what a person agrees to by it, and what came of it. */
export function QuoteView({
  quote,
  isAsked,
  isCurrent,
  available,
  held,
  onAskAmount,
  onDone,
}: QuoteViewProps) {
  const t = useTranslate()
  const format = useFormat()
  const exchange = useSetAtom(exchangeAtom)
  const unverified = useAtomValue(unverifiedAtom)
  const [failed, setFailed] = useState<FailedQuote | null>(null)
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState<Quote | null>(null)
  if (unverified !== null) {
    return (
      <UnverifiedBanner
        status={unverified}
        title={t(`money.verification.${unverified}`)}
        text={t('money.verificationText')}
      />
    )
  }
  if (!isAsked) {
    return (
      <>
        {done !== null && <Done quote={done} />}
        <Button tone="primary" size="l" onClick={onAskAmount}>
          {t('money.exchangeAction')}
        </Button>
      </>
    )
  }
  if (!isCurrent || quote.status === 'loading') return <QuoteSkeleton />
  if (quote.status === 'failed') {
    return isApiError(quote.error, 'payment-method-off') ? (
      <Banner role="alert" tone="warn">
        {t('money.failed.payment-method-off')}
      </Banner>
    ) : (
      <LoadFailure text="money.quoteFailed" onRetry={quote.refresh} />
    )
  }
  const { data } = quote
  const agree = async (): Promise<void> => {
    setSending(true)
    setFailed(null)
    const outcome = await exchange(data._id)
    setSending(false)
    if (outcome.ok) {
      setDone(outcome.quote)
      quote.refresh()
      onDone()
    } else setFailed({ quoteId: data._id, failure: outcome.failure })
  }
  return (
    <Agreement
      key={data._id}
      quote={data}
      available={available}
      held={held}
      summary={<ExchangeSummary quote={data} />}
      agreeLabel={t('money.agree', { rate: format.rate(Number(data.rate)) })}
      failure={failed?.quoteId === data._id ? failed.failure : null}
      isSending={isSending}
      isRefreshing={quote.isRefreshing}
      onAgree={() => void agree()}
      onExpire={() => setFailed({ quoteId: data._id, failure: 'quote-expired' })}
      onNewQuote={quote.refresh}
    />
  )
}
