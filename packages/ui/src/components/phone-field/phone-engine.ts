import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneEngine } from './read-phone.ts'

/** The library's functions that the field needs: named imports keep the rest out of the bundle. */
export const phoneEngine: PhoneEngine = {
  read: (text, alpha2) => {
    const number = parsePhoneNumberFromString(text, isSupportedCountry(alpha2) ? alpha2 : undefined)
    return number?.isValid() ? { alpha2: number.country, e164: number.number } : null
  },
  countryOf: (e164) => {
    const typed = new AsYouType()
    typed.input(e164)
    return typed.getCountry()
  },
  format: (e164) => new AsYouType().input(e164),
  isValid: (e164) => parsePhoneNumberFromString(e164)?.isValid() ?? false,
}
