import { topUpLimits } from '@flower-market/api-client'
import { tronConfirmations } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import { paths } from '../../../paths.ts'
import {
  isPayable,
  rublesThatArrived,
  usdtBetween,
  type CryptoPayment,
  type CryptoStage,
} from '../../../components/usdt/crypto-stage.ts'

const ruble = 100

/** A sum in whole rubles, kopecks: what is below only tells payments apart. */
function wholeRubles(amount: number): number {
  return Math.round(amount / ruble) * ruble
}

/** Another payment in USDT of the same sum. */
function NewPayment({ amount }: { amount: number }) {
  const t = useTranslate()
  return (
    <Button asChild tone="primary">
      <LocalizedLink to={paths.topUpBy('CRYPTO', wholeRubles(amount))}>
        {t('crypto.newPayment')}
      </LocalizedLink>
    </Button>
  )
}

/**
 * A new top-up of what is missing, in USDT unless it is too little for that: its own amount tells whose it is, which the rest
 * sent to the same address would not. Nothing where less than the smallest top-up is missing.
 */
function TopUpOfRest({ rest }: { rest: number }) {
  const t = useTranslate()
  const format = useFormat()
  const sum = wholeRubles(rest)
  const method = (['CRYPTO', 'QRCODE'] as const).find((one) => sum >= topUpLimits[one].min)
  if (method === undefined) return null
  return (
    <Button asChild>
      <LocalizedLink to={paths.topUpBy(method, sum)}>
        {t('crypto.topUpRest', { amount: format.money(sum) })}
      </LocalizedLink>
    </Button>
  )
}

/** How a top-up stands and what comes next, in a sentence; nothing while it only waits. */
export function CryptoStanding({ payment, stage }: { payment: CryptoPayment; stage: CryptoStage }) {
  const t = useTranslate()
  const format = useFormat()
  const usdt = useUsdt()
  const [arrived] = payment.arrived
  const difference = arrived ? usdt.exact(usdtBetween(arrived.amount, payment.usdt)) : ''
  switch (stage) {
    case 'waiting':
      return null
    case 'confirming':
      return (
        <Banner role="alert" title={t('crypto.seen')}>
          {t('crypto.seenText', { count: payment.confirmations ?? 0, needed: tronConfirmations })}
        </Banner>
      )
    case 'expired':
      return (
        <Banner
          tone="danger"
          role="alert"
          title={t('crypto.expired')}
          action={<NewPayment amount={payment.amount} />}
        >
          {t('crypto.expiredText')}
        </Banner>
      )
    case 'canceled':
      return (
        <Banner title={t('crypto.canceled')} action={<NewPayment amount={payment.amount} />}>
          {t('crypto.expiredText')}
        </Banner>
      )
    case 'credited':
      return (
        <Banner
          tone="success"
          title={t('crypto.credited', { amount: format.money(arrived?.credited ?? payment.amount) })}
        >
          {payment.reason}
        </Banner>
      )
    case 'rejected':
      return (
        <Banner
          tone="danger"
          title={t('transactions.rejected')}
          action={<NewPayment amount={payment.amount} />}
        >
          {payment.reason || t('crypto.nothingCame')}
        </Banner>
      )
    case 'paid':
      return <Banner title={t('crypto.paid')}>{t('crypto.paidText')}</Banner>
    case 'underpaid':
      return (
        <Banner
          tone="warn"
          title={t('crypto.held.underpaid', { difference })}
          action={arrived && <TopUpOfRest rest={payment.amount - rublesThatArrived(payment, arrived)} />}
        >
          {t('crypto.heldText.underpaid')}
        </Banner>
      )
    case 'overpaid':
    case 'paid-late':
      return (
        <Banner
          tone="warn"
          title={t(payment.isCanceled ? 'crypto.heldCanceled' : `crypto.held.${stage}`, { difference })}
        >
          {t(`crypto.heldText.${stage}`)}
        </Banner>
      )
    case 'wrong-token':
      return (
        <Banner
          tone="warn"
          role="alert"
          title={t('crypto.wrongToken')}
          action={isPayable(payment) ? undefined : <NewPayment amount={payment.amount} />}
        >
          {t('crypto.wrongTokenText', { token: arrived?.token ?? '' })}{' '}
          {isPayable(payment) && t('crypto.stillWaits')}
        </Banner>
      )
  }
}
