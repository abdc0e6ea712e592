import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet, currencySymbols, walletTypes } from '@flower-market/flower-domain'
import type { ComboboxOption } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { allRecipients, ownChoice } from '../transfer-form.ts'

/** Everybody whom money may be sent to now, and one's own accounts, as choices that are found by typing. */
export function useDestinations(plantations: CallOutput<'plantationAllList'>): readonly ComboboxOption[] {
  const t = useTranslate()
  const countryName = useCountryName()
  const approved = allRecipients(plantations).filter(({ status }) => status === 'APPROVED')
  return [
    ...approved.map(({ _id, name, plantation, currency, accountNumber, bankCountry, beneficiary }) => ({
      value: _id,
      label: name,
      detail: `${currencySymbols[currency]} · ${accountNumber} · ${countryName(bankCountry)}`,
      keywords: `${plantation.name} ${beneficiary} ${currency}`,
    })),
    ...walletTypes.map((type) => ({
      value: ownChoice(type),
      label: t(`transfers.ownAccount.${type}`),
      detail: t('transfers.ownDetail'),
      keywords: currencyOfWallet(type),
    })),
  ]
}
