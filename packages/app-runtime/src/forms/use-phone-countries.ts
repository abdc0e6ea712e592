import { countryCodes } from '@flower-market/flower-domain'
import type { PhoneCountry } from '@flower-market/ui/phone-field'
import { useMemo } from 'react'
import { languageTags } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { numbering } from './phone-numbers.ts'

/** The countries that a phone number may be of, named in the page's language, for the kit's `PhoneField`. */
export function usePhoneCountries(): readonly PhoneCountry[] {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
    return countryCodes.map((code) => {
      const { alpha2, dialCode } = numbering[code]
      return { code, alpha2, dialCode, name: names.of(alpha2) ?? alpha2 }
    })
  }, [locale])
}
