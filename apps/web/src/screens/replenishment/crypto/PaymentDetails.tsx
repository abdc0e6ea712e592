import { CopyField } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import type { CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { PaymentAmount } from './PaymentAmount.tsx'
import styles from './PaymentDetails.module.css'
import { WalletAddress } from './WalletAddress.tsx'

/** What to send and where, each to copy to the letter. */
export function PaymentDetails({ payment }: { payment: CryptoPayment }) {
  const t = useTranslate()
  const usdt = useUsdt()
  const copying = {
    copyLabel: t('transactions.copy'),
    copiedText: t('transactions.copied'),
    failedText: t('transactions.copyFailed'),
  }
  return (
    <div className={styles.details}>
      <PaymentAmount payment={payment} label={t('crypto.sendExactly')} />
      <div className={styles.rows}>
        <div className={styles.row}>
          <CopyField {...copying} label={t('crypto.address')} value={payment.address} isCode>
            <WalletAddress address={payment.address} />
          </CopyField>
          <p className={styles.note}>{t('crypto.addressNote')}</p>
        </div>
        <div className={styles.row}>
          <CopyField {...copying} label={t('crypto.amount')} value={payment.usdt}>
            <span className={styles.value}>{usdt.exact(payment.usdt)}</span>
          </CopyField>
          <p className={styles.note}>{t('crypto.amountNote')}</p>
        </div>
        <div className={styles.row}>
          <p className={styles.label}>{t('crypto.network')}</p>
          <p className={styles.network}>
            <span className={styles.value}>Tron (TRC20)</span>
            <span className={styles.note}>{t('crypto.networkName')}</span>
          </p>
          <p className={styles.warning}>{t('crypto.onlyTron')}</p>
        </div>
      </div>
    </div>
  )
}
