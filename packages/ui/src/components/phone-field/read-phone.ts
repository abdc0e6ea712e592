export interface PhoneCountry {
  /** ISO 3166-1 alpha-3. */
  code: string
  /** ISO 3166-1 alpha-2, by which the numbers' metadata knows the country. */
  alpha2: string
  /** The calling code, digits only: `7`. */
  dialCode: string
  name: string
}

export interface PhoneValue {
  /** The country's alpha-3 code. */
  country: string
  /** E.164 without the plus; empty while nothing is written. */
  digits: string
}

/** What the metadata answers; without it the field works, but does not format or validate. */
export interface PhoneEngine {
  /** Parses a complete, valid number in any form; null for anything else. */
  read: (text: string, alpha2: string) => { alpha2: string | undefined; e164: string } | null
  /** The country that an incomplete number belongs to, if that is certain. */
  countryOf: (e164: string) => string | undefined
  /** Groups the digits by the country's rules, with the calling code in front. */
  format: (e164: string) => string
  isValid: (e164: string) => boolean
}

export interface PhoneReading {
  country: PhoneCountry
  digits: string
  /** False while the text begins with a calling code of no listed country. */
  hasKnownCountry: boolean
}

function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '')
}

// Russians and Kazakhs write 8 before the number where others write +7. A lone 8 may also begin a city's code (812), so
// it goes once the second digit settles it or the number is too long to be without.
function withoutTrunkPrefix(digits: string, dialCode: string) {
  if (dialCode !== '7') return digits
  const isFull = digits.length === 11
  return /^8[89]/.test(digits) || (isFull && /^[78]/.test(digits)) ? digits.slice(1) : digits
}

function countryByDialCode(digits: string, current: PhoneCountry, countries: readonly PhoneCountry[]) {
  return [current, ...countries].find(({ dialCode }) => digits.startsWith(dialCode))
}

/** Parses a phone number in any form: national, with 8 or another trunk prefix, with + or 00 and a calling code. */
export function readPhone(
  text: string,
  current: PhoneCountry,
  countries: readonly PhoneCountry[],
  engine: PhoneEngine | null,
): PhoneReading {
  const typed = digitsOf(text)
  const hasPlus = text.trimStart().startsWith('+')
  const isInternational = hasPlus || typed.startsWith('00')
  const bare = !hasPlus && isInternational ? typed.slice(2) : typed
  const byAlpha2 = (alpha2: string | undefined) => countries.find((country) => country.alpha2 === alpha2)

  const complete = engine?.read(isInternational ? `+${bare}` : bare, current.alpha2)
  if (complete) {
    const digits = digitsOf(complete.e164)
    const country = byAlpha2(complete.alpha2) ?? countryByDialCode(digits, current, countries)
    return { country: country ?? current, digits, hasKnownCountry: country !== undefined }
  }
  if (isInternational) {
    const country = byAlpha2(engine?.countryOf(`+${bare}`)) ?? countryByDialCode(bare, current, countries)
    return { country: country ?? current, digits: bare, hasKnownCountry: country !== undefined }
  }
  const national = withoutTrunkPrefix(typed, current.dialCode)
  return { country: current, digits: national && current.dialCode + national, hasKnownCountry: true }
}

/** The number without its calling code, grouped by its country's rules; with it if the country differs. */
export function formatPhone(digits: string, country: PhoneCountry, engine: PhoneEngine | null) {
  if (digits === '') return ''
  const formatted = engine?.format(`+${digits}`) ?? `+${digits}`
  return digits.startsWith(country.dialCode)
    ? formatted.slice(country.dialCode.length + 1).trimStart()
    : formatted
}

/** The caret's position in the formatted text: as many digits follow it as in the typed text. */
export function caretAfterMask(typed: string, caret: number, masked: string) {
  let left = digitsOf(typed.slice(caret)).length
  let position = masked.length
  while (left > 0 && position > 0) {
    position -= 1
    if (/\d/.test(masked.charAt(position))) left -= 1
  }
  while (position > 0 && /\D/.test(masked.charAt(position - 1))) position -= 1
  return position
}
