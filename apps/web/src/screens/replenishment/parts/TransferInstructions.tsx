import { CopyField, QrCode } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { TopUp } from '../top-up.atoms.ts'
import styles from './TopUp.module.css'

type Transfer = Exclude<NonNullable<TopUp['instructions']>, { method: 'CASH' }>

const requisites = ['name', 'inn', 'kpp', 'bankName', 'bik', 'account', 'correspondentAccount'] as const

/** The QR for a bank's app, and the same by hand, each value to copy. */
export function TransferInstructions({ instructions, amount }: { instructions: Transfer; amount: number }) {
  const t = useTranslate()
  const format = useFormat()
  const { payee, purpose, qr } = instructions
  const copying = {
    copyLabel: t('transactions.copy'),
    copiedText: t('transactions.copied'),
    failedText: t('transactions.copyFailed'),
  }
  return (
    <div className={styles.transfer}>
      <QrCode
        value={qr}
        label={t('transactions.qrLabel')}
        fallback={t('transactions.qrFallback')}
        className={styles.qr}
      />
      <div>
        {requisites.map((name) => (
          <CopyField key={name} {...copying} label={t(`transactions.payee.${name}`)} value={payee[name]} />
        ))}
        <CopyField {...copying} label={t('transactions.purpose')} value={purpose} />
        <CopyField {...copying} label={t('transactions.amount')} value={(amount / 100).toFixed(2)}>
          {format.money(amount)}
        </CopyField>
      </div>
    </div>
  )
}
