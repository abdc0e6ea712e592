import { SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import { isPayable, stageOf, type CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { ArrivedTransfer } from './ArrivedTransfer.tsx'
import { PaymentAmount } from './PaymentAmount.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'

/** What to send, what is on its way, what has arrived, or what was asked for and never came. */
export function PaymentMain({ payment }: { payment: CryptoPayment }) {
  const t = useTranslate()
  const format = useFormat()
  const usdt = useUsdt()
  const [arrived] = payment.arrived
  if (isPayable(payment)) return <PaymentDetails payment={payment} />
  if (arrived) return <ArrivedTransfer payment={payment} arrived={arrived} />
  if (stageOf(payment) === 'confirming') {
    return <PaymentAmount payment={payment} label={t('crypto.seenAmount')} />
  }
  return (
    <SumList>
      <SumRow term={t('crypto.asked')}>{usdt.exact(payment.usdt)}</SumRow>
      <SumRow term={t('crypto.lockedRate')}>
        {t('crypto.perUsdt', { rate: format.rate(Number(payment.rate)) })}
      </SumRow>
      <SumRow term={t('crypto.askedRubles')}>{format.money(payment.amount)}</SumRow>
    </SumList>
  )
}
