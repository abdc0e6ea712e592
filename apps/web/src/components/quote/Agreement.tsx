import { currencyOfWallet } from '@flower-market/flower-domain'
import { Banner, Button, Countdown, SumList, SumRow } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Quote, QuoteError } from './quote-error.ts'
import styles from './Agreement.module.css'

export interface AgreementProps {
  quote: Quote
  /** What the source account holds, in minor units. */
  available: number
  /** What the target account holds, in minor units; null where it is somebody else's. */
  held: number | null
  /** What is taken and what comes of it, in a sentence. */
  summary: ReactNode
  /** What the button that agrees says. */
  agreeLabel: string
  failure: QuoteError | null
  isSending: boolean
  /** Whether a new quote is on its way. */
  isRefreshing: boolean
  onAgree: () => void
  onExpire: () => void
  onNewQuote: () => void
}

const announcedMs = [60_000, 30_000, 0]

/** A quote in figures and in a sentence, and the button that agrees to it while it is valid. */
export function Agreement({
  quote,
  available,
  held,
  summary,
  agreeLabel,
  failure,
  isSending,
  isRefreshing,
  onAgree,
  onExpire,
  onNewQuote,
}: AgreementProps) {
  const t = useTranslate()
  const format = useFormat()
  const { total, converted, received, rate, rateBase, rateDate, spreadBp } = quote
  const [from, to] = [currencyOfWallet(quote.source), currencyOfWallet(quote.target)]
  const priced = from === rateBase ? to : from
  const rateText = t(`money.rateOf.${rateBase}`, { rate: format.rate(Number(rate)), currency: priced })
  const isOver = failure === 'quote-expired' || failure === 'quote-used'
  const isShort = available < total
  return (
    <div className={styles.agreement}>
      <SumList className={styles.sums}>
        <SumRow term={t(quote.recipient === null ? 'money.converted' : 'money.transferred')}>
          {format.money(converted, from)}
        </SumRow>
        {from !== to && (
          <SumRow
            term={
              <>
                {t('money.rate')}{' '}
                <small className={styles.small}>
                  {t('money.rateSource', {
                    day: format.day(rateDate, 'day'),
                    percent: format.percent(spreadBp),
                  })}
                </small>
              </>
            }
          >
            <span className={styles.rate}>{rateText}</span>
          </SumRow>
        )}
        {!isShort && (
          <SumRow term={t(held === null ? 'money.willHoldOne' : 'money.willHold')}>
            {format.money(available - total, from)}
            {held !== null && ` · ${format.money(held + received, to)}`}
          </SumRow>
        )}
      </SumList>
      {quote.isStale && from !== to && (
        <Banner tone="warn">{t('money.ratesStaleText', { day: format.day(rateDate, 'day') })}</Banner>
      )}
      <p className={styles.result}>{summary}</p>
      {isShort ? (
        <Banner role="alert" tone="danger" title={t('money.notEnough')}>
          {t('money.missing', { amount: format.money(total - available, from) })}
        </Banner>
      ) : (
        failure !== null && (
          <Banner role="alert" tone={isOver ? 'warn' : 'danger'}>
            {t(`money.failed.${failure}`)}
          </Banner>
        )
      )}
      {isOver ? (
        <Button tone="primary" size="l" loading={isRefreshing} onClick={onNewQuote}>
          {t('money.newQuote')}
        </Button>
      ) : (
        <>
          <Button tone="primary" size="l" disabled={isShort} loading={isSending} onClick={onAgree}>
            {failure === 'no-answer' ? t('money.sendAgain') : agreeLabel}
          </Button>
          {!isSending && failure !== 'no-answer' && (
            <Countdown
              endsAtMs={Date.parse(quote.expiresAt)}
              loudFromMs={30_000}
              announceAtMs={announcedMs}
              announcement={(leftMs) =>
                leftMs === 0
                  ? t('money.failed.quote-expired')
                  : t('money.secondsLeft', { seconds: leftMs / 1000 })
              }
              onEnd={onExpire}
            >
              {t('money.rateHeld', { time: format.time(quote.expiresAt) })}
            </Countdown>
          )}
        </>
      )}
    </div>
  )
}
