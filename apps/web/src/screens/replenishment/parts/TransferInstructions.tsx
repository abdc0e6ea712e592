import { useRef } from 'react'
import { Banner, Button, CopyField, DownloadIcon, Price, QrCode } from '@flower-market/ui'
import { saveFile } from '@flower-market/app-runtime/download'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { qrPicture } from '../qr-picture.ts'
import type { TopUp } from '../top-up.atoms.ts'
import styles from './TopUp.module.css'

type Transfer = Exclude<NonNullable<TopUp['instructions']>, { method: 'CASH' }>

/** By these a person checks in the bank's app whom they pay; the others are only typed where no QR is read. */
const checked = ['name', 'inn'] as const
const typed = ['kpp', 'bankName', 'bik', 'account', 'correspondentAccount'] as const

interface TransferInstructionsProps {
  /** The number of the payment, which names the saved picture. */
  number: number
  instructions: Transfer
  amount: number
}

/** The QR for a bank's app, also as a picture, and the same by hand, each value to copy. */
export function TransferInstructions({ number, instructions, amount }: TransferInstructionsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { payee, purpose, qr } = instructions
  const code = useRef<HTMLDivElement>(null)
  const { isSaving, problem, run } = useSaving(async () => {
    const drawn = code.current?.querySelector('svg')
    if (drawn) saveFile(await qrPicture(drawn, `QR ${number}.png`))
  })
  const copying = {
    copyLabel: t('transactions.copy'),
    copiedText: t('transactions.copied'),
    failedText: t('transactions.copyFailed'),
  }
  const requisite = (name: keyof Transfer['payee']) => (
    <CopyField key={name} {...copying} label={t(`transactions.payee.${name}`)} value={payee[name]} />
  )
  return (
    <div className={styles.transfer}>
      <div className={styles.code}>
        <QrCode
          ref={code}
          value={qr}
          label={t('transactions.qrLabel')}
          fallback={t('transactions.qrFallback')}
          className={styles.qr}
        />
        <Button loading={isSaving} onClick={() => run()}>
          <DownloadIcon />
          {t('transactions.saveQr')}
        </Button>
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {t('transactions.saveQrFailed')}
          </Banner>
        )}
        <p className={styles.note}>{t('transactions.saveQrHint')}</p>
      </div>
      <div>
        <CopyField
          {...copying}
          className={styles.sum}
          label={t('transactions.toPay')}
          value={(amount / 100).toFixed(2)}
        >
          <Price size="xl" parts={format.moneyParts(amount)} />
        </CopyField>
        {checked.map(requisite)}
        <CopyField {...copying} label={t('transactions.purpose')} value={purpose} />
        <details className={styles.more} open={instructions.method === 'CHECK'}>
          <summary>{t('transactions.allRequisites')}</summary>
          {typed.map(requisite)}
        </details>
      </div>
    </div>
  )
}
