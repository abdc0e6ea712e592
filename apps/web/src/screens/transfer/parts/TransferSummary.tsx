import { currencyOfWallet } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Quote } from '../../../components/quote/quote-error.ts'

/** What a transfer takes, and who gets how much of it, in a sentence. */
export function TransferSummary({ quote }: { quote: Quote }) {
  const t = useTranslate()
  const format = useFormat()
  const { total, commission, received, recipient } = quote
  const [from, to] = [currencyOfWallet(quote.source), currencyOfWallet(quote.target)]
  const values = {
    total: <strong key="total">{format.money(total, from)}</strong>,
    received: <strong key="received">{format.money(received, to)}</strong>,
    commission: format.money(commission, from),
  }
  if (recipient === null) {
    return t.rich(commission === 0 ? 'transfers.ownSummaryWithoutCommission' : 'transfers.ownSummary', values)
  }
  return t.rich(commission === 0 ? 'transfers.summaryWithoutCommission' : 'transfers.summary', {
    ...values,
    name: recipient.name,
    account: recipient.accountNumber,
  })
}
