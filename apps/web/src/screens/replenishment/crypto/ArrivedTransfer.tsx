import { CopyField, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import styles from './ArrivedTransfer.module.css'
import { rublesThatArrived, usdtBetween, type CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { ExactAmount } from './ExactAmount.tsx'

export interface ArrivedTransferProps {
  payment: CryptoPayment
  arrived: CryptoPayment['arrived'][number]
}

/** What came beside what was asked for, and where the network shows it. */
export function ArrivedTransfer({ payment, arrived }: ArrivedTransferProps) {
  const t = useTranslate()
  const format = useFormat()
  const usdt = useUsdt()
  const { state } = payment
  const isOther = state === 'underpaid' || state === 'overpaid'
  return (
    <div className={styles.arrived}>
      <ExactAmount label={t('crypto.arrived')} usdt={arrived.amount}>
        {format.moment(arrived.at)}
      </ExactAmount>
      <SumList>
        <SumRow term={t('crypto.asked')}>{usdt.exact(payment.usdt)}</SumRow>
        {isOther && (
          <SumRow term={t(`crypto.difference.${state}`)}>
            {usdt.exact(usdtBetween(arrived.amount, payment.usdt))}
          </SumRow>
        )}
        <SumRow term={t('crypto.lockedRate')}>
          {t('crypto.perUsdt', { rate: format.rate(Number(payment.rate)) })}
        </SumRow>
        {isOther && arrived.credited === null && payment.status === 'IN_PROCESSED' && (
          <SumRow term={t('crypto.willBeCredited')} tone="total">
            {format.money(rublesThatArrived(payment, arrived))}
          </SumRow>
        )}
        {arrived.credited !== null && (
          <SumRow term={t('crypto.creditedSum')} tone="total">
            {format.money(arrived.credited)}
          </SumRow>
        )}
      </SumList>
      <CopyField
        label={t('crypto.txid')}
        value={arrived.txid}
        isCode
        copyLabel={t('transactions.copy')}
        copiedText={t('transactions.copied')}
        failedText={t('transactions.copyFailed')}
      />
    </div>
  )
}
