import { countryCodes, countryName } from '@flower-market/flower-domain'
import type { PhoneCountry } from '@flower-market/ui/phone-field'
import { useMemo } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { numbering } from './phone-numbers.ts'

/** The countries that a phone number may be of, named in the page's language, for the kit's `PhoneField`. */
export function usePhoneCountries(): readonly PhoneCountry[] {
  const locale = useLocale()
  return useMemo(
    () =>
      countryCodes.map((code) => {
        const { alpha2, dialCode } = numbering[code]
        return { code, alpha2, dialCode, name: countryName(code, locale) }
      }),
    [locale],
  )
}
