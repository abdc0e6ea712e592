import type { CallOutput } from '@flower-market/api-client'
import { bankFieldsOf, countryName } from '@flower-market/flower-domain'
import { CopyField } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './BankAccount.module.css'

type Requisites = CallOutput<'transactionReviewGet'>['recipient']

export interface BankAccountProps {
  requisites: Omit<Requisites, '_id' | 'plantation' | 'name'>
  /** What a transfer is for. @default nothing */
  purpose?: string
}

/** What a bank is told of a recipient, each field to be copied to the letter. */
export function BankAccount({ requisites, purpose = '' }: BankAccountProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { beneficiary, accountNumber, bic, routingNumber, bankCountry, country } = requisites
  const kinds = bankFieldsOf(bankCountry)
  const address = [requisites.postalCode, requisites.state, requisites.city, requisites.address]
  const fields = [
    [t('payouts.bank.beneficiary'), beneficiary, false],
    [t(`payouts.bank.account.${kinds.accountNumber}`), accountNumber, true],
    [t('payouts.bank.bic'), bic, true],
    [kinds.routingNumber === 'none' ? '' : t(`payouts.bank.${kinds.routingNumber}`), routingNumber, true],
    [t('payouts.bank.bankCountry'), countryName(bankCountry, locale), false],
    [
      t('payouts.bank.address'),
      [countryName(country, locale), ...address].filter((part) => part !== '').join(', '),
      false,
    ],
    [t('payouts.bank.purpose'), purpose, false],
  ] as const
  return (
    <div className={styles.fields}>
      {fields
        .filter(([, value]) => value !== '')
        .map(([label, value, isCode]) => (
          <CopyField
            key={label}
            label={label}
            value={value}
            isCode={isCode}
            copyLabel={t('payouts.copy')}
            copiedText={t('payouts.copied')}
            failedText={t('payouts.copyFailed')}
          />
        ))}
    </div>
  )
}
