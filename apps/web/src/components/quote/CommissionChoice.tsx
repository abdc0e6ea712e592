import { currencyOfWallet } from '@flower-market/flower-domain'
import { Radio, RadioGroup } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CommissionChoice.module.css'
import type { Quote } from './quote-error.ts'

export interface CommissionChoiceProps {
  /** The quote for what is written now; null while there is none. */
  quote: Quote | null
  /** Whether the commission is taken out of the amount, not on top of it. */
  isInside: boolean
  onInsideChange: (isInside: boolean) => void
}

/** How the commission is taken, and how much it is: one row, which stays while a quote is made. */
export function CommissionChoice({ quote, isInside, onInsideChange }: CommissionChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.row}>
      <RadioGroup
        legend={
          quote === null
            ? t('money.commission')
            : t('money.commissionOf', { percent: format.percent(quote.commissionBp) })
        }
        className={styles.group}
        value={isInside ? 'inside' : 'top'}
        onValueChange={(value) => onInsideChange(value === 'inside')}
      >
        <Radio value="inside">{t('money.commissionInside')}</Radio>
        <Radio value="top">{t('money.commissionOnTop')}</Radio>
        {/* Its place stays while there is no quote, so that nothing moves. */}
        <span className={styles.sum}>
          {quote !== null && format.money(quote.commission, currencyOfWallet(quote.source))}
        </span>
      </RadioGroup>
    </div>
  )
}
