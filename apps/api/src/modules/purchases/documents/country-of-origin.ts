import { countryCodes, countryName, type CountryCode } from '@flower-market/flower-domain'

/** Codes of the classification of countries (ОКСМ) for the countries that flowers come from. */
const codes: Readonly<Partial<Record<CountryCode, string>>> = {
  ECU: '218',
  KEN: '404',
  COL: '170',
  NLD: '528',
  ETH: '231',
  ITA: '380',
  ISR: '376',
  CHN: '156',
  TUR: '792',
  ZAF: '710',
  BLR: '112',
}

/** Code and name of the country that goods were imported from; null for those of Russia, and where it is not known. */
export function countryOf(country: string): { readonly code: string; readonly name: string } | null {
  const known = countryCodes.find((code) => code === country)
  const code = known && codes[known]
  return known === undefined || code === undefined ? null : { code, name: countryName(known, 'ru') }
}
