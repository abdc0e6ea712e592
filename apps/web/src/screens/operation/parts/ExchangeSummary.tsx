import { currencyOfWallet } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Quote } from '../../../components/quote/quote-error.ts'

/** What an exchange takes and what it adds, in a sentence. */
export function ExchangeSummary({ quote }: { quote: Quote }) {
  const t = useTranslate()
  const format = useFormat()
  const { total, commission, received } = quote
  const [from, to] = [currencyOfWallet(quote.source), currencyOfWallet(quote.target)]
  return t.rich(commission === 0 ? 'money.summaryWithoutCommission' : 'money.summary', {
    total: <strong key="total">{format.money(total, from)}</strong>,
    received: <strong key="received">{format.money(received, to)}</strong>,
    commission: format.money(commission, from),
  })
}
