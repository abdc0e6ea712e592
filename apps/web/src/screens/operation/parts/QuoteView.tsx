import { Banner, Button, Skeleton } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { LoadFailure } from '@flower-market/app-runtime/resource-view'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import { unverifiedAtom } from '../../../flows/checkout/verification-needed.atoms.ts'
import { paths } from '../../../paths.ts'
import { exchangeAtom, type ExchangeError, type Quote } from '../exchange.atoms.ts'
import { Agreement } from './Agreement.tsx'
import { Done } from './Done.tsx'
import styles from './QuoteView.module.css'

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

/** What became of one quote. */
interface Fate {
  readonly quoteId: string
  readonly failure: ExchangeError
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
  const exchange = useSetAtom(exchangeAtom)
  const unverified = useAtomValue(unverifiedAtom)
  const [fate, setFate] = useState<Fate | null>(null)
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState<Quote | null>(null)
  if (unverified !== null) {
    return (
      <Banner
        role="alert"
        tone={unverified === 'WAITING' ? 'info' : 'warn'}
        title={t(`money.verification.${unverified}`)}
        action={
          <Button asChild>
            <LocalizedLink to={paths.verification()}>
              {t(`money.verificationAction.${unverified}`)}
            </LocalizedLink>
          </Button>
        }
      >
        {t('money.verificationText')}
      </Banner>
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
  if (!isCurrent || quote.status === 'loading') {
    return (
      <div className={styles.loading}>
        <output>{t('money.quoting')}</output>
        <Skeleton shape="block" height={220} />
      </div>
    )
  }
  if (quote.status === 'failed') return <LoadFailure text="money.quoteFailed" onRetry={quote.refresh} />
  const { data } = quote
  const agree = async (): Promise<void> => {
    setSending(true)
    setFate(null)
    const outcome = await exchange(data._id)
    setSending(false)
    if (outcome.ok) {
      setDone(outcome.quote)
      quote.refresh()
      onDone()
    } else setFate({ quoteId: data._id, failure: outcome.failure })
  }
  return (
    <Agreement
      key={data._id}
      quote={data}
      available={available}
      held={held}
      failure={fate?.quoteId === data._id ? fate.failure : null}
      isSending={isSending}
      isRefreshing={quote.isRefreshing}
      onAgree={() => void agree()}
      onExpire={() => setFate({ quoteId: data._id, failure: 'quote-expired' })}
      onNewQuote={quote.refresh}
    />
  )
}
