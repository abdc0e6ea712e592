import { CopyField, Description, DescriptionList, Price } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { TopUp } from '../top-up.atoms.ts'
import styles from './CashInstructions.module.css'

type Cash = Extract<NonNullable<TopUp['instructions']>, { method: 'CASH' }>

/** The code to show at the office and the sum to bring, then where the office is and when it is open. */
export function CashInstructions({ instructions, amount }: { instructions: Cash; amount: number }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { address, hours, code } = instructions
  return (
    <div className={styles.cash}>
      <div>
        <CopyField
          className={styles.code}
          label={t('transactions.code')}
          value={code}
          copyLabel={t('transactions.copy')}
          copiedText={t('transactions.copied')}
          failedText={t('transactions.copyFailed')}
        >
          <span className={styles.figure}>{code}</span>
        </CopyField>
        <p className={styles.note}>{t('transactions.codeNote')}</p>
      </div>
      <DescriptionList>
        <Description term={t('transactions.toBring')}>
          <Price size="xl" parts={format.moneyParts(amount)} />
        </Description>
        <Description term={t('transactions.office')}>{address[locale]}</Description>
        {hours[locale] !== '' && <Description term={t('transactions.hours')}>{hours[locale]}</Description>}
      </DescriptionList>
    </div>
  )
}
