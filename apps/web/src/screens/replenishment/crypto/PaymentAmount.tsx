import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { ExactAmount } from './ExactAmount.tsx'

function strong(chunks: ReactNode): ReactNode {
  return <strong>{chunks}</strong>
}

/** The exact amount of a payment, and what it brings at which rate. */
export function PaymentAmount({ payment, label }: { payment: CryptoPayment; label: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ExactAmount label={label} usdt={payment.usdt}>
      {t.rich('crypto.worth', {
        amount: format.money(payment.amount),
        rate: format.rate(Number(payment.rate)),
        dollarRate: format.rate(Number(payment.dollarRate)),
        percent: format.percent(payment.spreadBp),
        b: strong,
      })}
    </ExactAmount>
  )
}
