import { bankFieldsOf, currencies } from '@flower-market/flower-domain'
import { Fieldset } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import styles from '../RecipientDialog.module.css'
import { countryOf, currencyOf } from '../recipient-form.ts'
import type { RecipientForm } from '../use-recipient-form.ts'
import { useCountryChoices } from './RecipientPlace.tsx'
import { RecipientText } from './RecipientText.tsx'

/** The bank and the account; the bank's country decides which fields there are. */
export function BankFields({ form, knownAccount }: { form: RecipientForm; knownAccount: string | null }) {
  const t = useTranslate()
  const countries = useCountryChoices()
  const { chosen, choose } = form
  const fields = bankFieldsOf(chosen.bankCountry)
  const accountHint =
    knownAccount === null ? undefined : t('transfers.form.keepAccount', { account: knownAccount })
  return (
    <Fieldset legend={t('transfers.form.bank')}>
      <div className={styles.fields}>
        <ChoiceField
          label={t('transfers.form.bankCountry')}
          choices={countries}
          value={chosen.bankCountry}
          onValueChange={(code) => choose({ bankCountry: countryOf(code, chosen.bankCountry) })}
        />
        <ChoiceField
          label={t('transfers.form.currency')}
          choices={currencies.map((value) => ({ value, label: value }))}
          value={chosen.currency}
          onValueChange={(code) => choose({ currency: currencyOf(code, chosen.currency) })}
        />
        <RecipientText
          form={form}
          field="beneficiary"
          label={t('transfers.form.beneficiary')}
          hint={t('transfers.form.beneficiaryHint')}
          required
          className={styles.whole}
        />
        {fields.bic !== 'none' && (
          <RecipientText
            form={form}
            field="bic"
            label={t(fields.bic === 'optional' ? 'transfers.form.bicOptional' : 'transfers.form.bic')}
            autoCapitalize="characters"
            required={fields.bic === 'required'}
          />
        )}
        {fields.routingNumber !== 'none' && (
          <RecipientText
            form={form}
            field="routingNumber"
            label={t(`transfers.form.${fields.routingNumber}`)}
            inputMode="numeric"
            required
          />
        )}
        <RecipientText
          form={form}
          field="accountNumber"
          label={t(fields.accountNumber === 'iban' ? 'transfers.form.iban' : 'transfers.form.account')}
          hint={accountHint}
          autoCapitalize="characters"
          required={knownAccount === null}
        />
      </div>
    </Fieldset>
  )
}
