import { countryCodes, countryName } from '@flower-market/flower-domain'
import { useLocale } from '@flower-market/app-runtime/i18n'

/** Gives the name of a country by its ISO 3166-1 alpha-3 code; the code itself for a country that the shop does not list. */
export function useCountryName() {
  const locale = useLocale()
  return (code: string): string => {
    const listed = countryCodes.find((country) => country === code)
    return listed === undefined ? code : countryName(listed, locale)
  }
}
