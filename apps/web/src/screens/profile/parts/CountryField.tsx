import { countryCodes, countryName } from '@flower-market/flower-domain'
import { useMemo } from 'react'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { ProfileForm } from '../use-profile-form.ts'

/** The country of the address, by its name in the page's language. */
export function CountryField({ form }: { form: ProfileForm }) {
  const t = useTranslate()
  const locale = useLocale()
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, locale) }))
        .toSorted((left, right) => left.label.localeCompare(right.label, locale)),
    [locale],
  )
  return (
    <ChoiceField
      name="country"
      label={t('profile.country')}
      autoComplete="country"
      choices={countries}
      value={form.fields.country}
      onValueChange={(value) => {
        const country = countryCodes.find((code) => code === value)
        if (country !== undefined) form.edit({ country })
      }}
    />
  )
}
