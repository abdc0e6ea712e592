import { COUNTRY_CODES, type CountryCode } from '@flower-market/flower-domain'
import { NUMBERING } from './phone-countries.ts'

/**
 * The country that a number belongs to by its calling code; of several with the same code the one where the person is,
 * else the first of the list. Where no code fits, or there is no number yet, the person's own.
 */
export const phoneCountryOf = (digits: string, own: CountryCode): CountryCode =>
  [own, ...COUNTRY_CODES].find((code) => digits.startsWith(NUMBERING[code].dialCode)) ?? own
