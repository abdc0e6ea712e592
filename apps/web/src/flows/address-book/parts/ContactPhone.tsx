import { PhoneField } from '@flower-market/ui'
import { useState } from 'react'
import { phoneCountryOf, usePhoneCountries } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { useAddressForm } from '../use-address-form.ts'

/** The phone of the contact person; it need not be confirmed. */
export function ContactPhone({ form }: { form: ReturnType<typeof useAddressForm> }) {
  const t = useTranslate()
  const countries = usePhoneCountries()
  const [country, setCountry] = useState<string>(() => phoneCountryOf(form.phone, 'RUS'))
  const { phone: problem } = form.problems
  return (
    <PhoneField
      name="phone"
      label={t('addresses.phone')}
      error={problem && t(problem)}
      countries={countries}
      countryLabel={t('addresses.phoneCountry')}
      value={{ country, digits: form.phone }}
      onValueChange={(value) => {
        setCountry(value.country)
        form.setPhone(value.digits)
      }}
      onValidity={(isValid) => form.setPhoneWrong(!isValid)}
      required
    />
  )
}
