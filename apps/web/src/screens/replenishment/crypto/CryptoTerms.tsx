import type { CallOutput } from '@flower-market/api-client'
import { Banner, Skeleton, Stack, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import styles from './CryptoTerms.module.css'

const kopecks = 100

type Rate = CallOutput<'cryptoRate'>

function Terms({ rate, amount }: { rate: Rate; amount: number | null }) {
  const t = useTranslate()
  const format = useFormat()
  const usdt = useUsdt()
  const perUsdt = Number(rate.rate)
  return (
    <Stack gap={3}>
      <SumList>
        <SumRow
          term={
            <>
              {t('crypto.rate')}{' '}
              <small className={styles.source}>
                {t('crypto.rateSource', {
                  rate: format.rate(Number(rate.dollarRate)),
                  day: format.day(rate.rateDate, 'day'),
                  percent: format.percent(rate.spreadBp),
                })}
              </small>
            </>
          }
        >
          <span className={styles.rate}>{t('crypto.perUsdt', { rate: format.rate(perUsdt) })}</span>
        </SumRow>
        <SumRow term={t('crypto.toSend')} tone="total">
          {amount === null || amount === 0
            ? '—'
            : t('crypto.about', { amount: usdt.rounded(amount / kopecks / perUsdt) })}
        </SumRow>
      </SumList>
      {rate.isStale && (
        <Banner tone="warn">{t('crypto.ratesStale', { day: format.day(rate.rateDate, 'day') })}</Banner>
      )}
      <p className={styles.note}>{t('crypto.agree', { minutes: rate.lifetimeMinutes })}</p>
      <p className={styles.warning}>{t('crypto.onlyTron')}</p>
    </Stack>
  )
}

export interface CryptoTermsProps {
  resource: ShownResource<Rate>
  /** What is to be credited, kopecks; null while nothing is typed. */
  amount: number | null
}

/** What a top-up in USDT would cost and by which rate, before the person agrees. */
export function CryptoTerms({ resource, amount }: CryptoTermsProps) {
  return (
    <ResourceView
      resource={resource}
      headingLevel={2}
      messages={{ loading: 'crypto.rateLoading', failedText: 'crypto.rateFailed' }}
      skeleton={<Skeleton shape="block" height={150} />}
    >
      {(rate) => <Terms rate={rate} amount={amount} />}
    </ResourceView>
  )
}
