import { currencyOfWallet } from '@flower-market/flower-domain'
import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Quote } from '../../../components/quote/quote-error.ts'

/** What was exchanged just now. */
export function Done({ quote: { total, received, source, target } }: { quote: Quote }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Banner aria-live="polite" tone="success" title={t('money.exchanged')}>
      {t('money.exchangedText', {
        total: format.money(total, currencyOfWallet(source)),
        received: format.money(received, currencyOfWallet(target)),
      })}
    </Banner>
  )
}
