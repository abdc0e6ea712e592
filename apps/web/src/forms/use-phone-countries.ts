import { COUNTRY_CODES } from '@flower-market/flower-domain'
import type { PhoneCountry } from '@flower-market/ui'
import { useMemo } from 'react'
import { LANGUAGE_TAGS } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { NUMBERING } from './phone-countries.ts'

/** The countries that a phone number may be of, named in the page's language, for the kit's `PhoneField`. */
export const usePhoneCountries = (): readonly PhoneCountry[] => {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' })
    return COUNTRY_CODES.map((code) => {
      const { alpha2, dialCode } = NUMBERING[code]
      return { code, alpha2, dialCode, name: names.of(alpha2) ?? alpha2 }
    })
  }, [locale])
}
