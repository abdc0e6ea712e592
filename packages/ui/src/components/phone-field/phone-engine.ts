import type * as Phones from 'libphonenumber-js/min'

/** What the phone numbers' metadata knows; the field works without it, only unmasked and unchecked. */
export interface PhoneEngine {
  /** Reads a complete, valid number written in any form; null for anything else. */
  read: (text: string, alpha2: string) => { alpha2: string | undefined; e164: string } | null
  /** The country that a number so far belongs to, where that is certain. */
  countryOf: (e164: string) => string | undefined
  /** Groups the digits as the country does, with the calling code in front. */
  format: (e164: string) => string
  isValid: (e164: string) => boolean
}

type Library = typeof Phones

/** Wraps the library, so that reading and formatting can be tested and the library replaced. */
export const createPhoneEngine = (library: Library): PhoneEngine => ({
  read: (text, alpha2) => {
    const number = library.parsePhoneNumberFromString(
      text,
      library.isSupportedCountry(alpha2) ? alpha2 : undefined,
    )
    return number?.isValid() ? { alpha2: number.country, e164: number.number } : null
  },
  countryOf: (e164) => {
    const typed = new library.AsYouType()
    typed.input(e164)
    return typed.getCountry()
  },
  format: (e164) => new library.AsYouType().input(e164),
  isValid: (e164) => library.parsePhoneNumberFromString(e164)?.isValid() ?? false,
})

let engine: Promise<PhoneEngine> | null = null

/** Loads the metadata (29 kB) once. Rejects while offline; the next field tries again. */
export const loadPhoneEngine = () => {
  engine ??= import('libphonenumber-js/min').then(createPhoneEngine)
  engine.catch(() => {
    engine = null
  })
  return engine
}
