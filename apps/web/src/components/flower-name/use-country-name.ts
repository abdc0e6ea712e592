import { useTranslate } from '@flower-market/app-runtime/i18n'

/** The countries that flowers come from, as the messages name them. */
const namedCountries = [
  'ECU',
  'KEN',
  'COL',
  'NLD',
  'RUS',
  'ITA',
  'ISR',
  'ETH',
  'CHN',
  'BLR',
  'TUR',
  'ZAF',
] as const

/** Gives the short name of a country by its ISO 3166-1 alpha-3 code; the code itself where there is no name. */
export function useCountryName() {
  const t = useTranslate()
  return (code: string): string => {
    const named = namedCountries.find((country) => country === code)
    return named === undefined ? code : t(`flowers.country${named}`)
  }
}
