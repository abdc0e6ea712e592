import { countryCodes, type CountryCode } from '@flower-market/flower-domain'
import { numbering } from './phone-countries.ts'

/**
 * The country that a number belongs to by its calling code; of several with the same code the one where the person is,
 * else the first of the list. Where no code fits, or there is no number yet, the person's own.
 */
export function phoneCountryOf(digits: string, own: CountryCode): CountryCode {
  return [own, ...countryCodes].find((code) => digits.startsWith(numbering[code].dialCode)) ?? own
}
