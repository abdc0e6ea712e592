/** A phone number as digits (country code first, no plus), or the reason why it is invalid. */
export type NormalizedPhone =
  | { readonly ok: true; readonly digits: string }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-phone' | 'too-short' | 'too-long' }

const phoneText = /^\+?[\d\s().\-–—]*$/u
const russianLength = 11

/** Digits with the country code: a domestic 8, or no code before a Russian area code, becomes 7. */
function withCountryCode(digits: string, isInternational: boolean): string {
  if (isInternational) return digits
  if (digits.length <= russianLength && digits.startsWith('8')) return `7${digits.slice(1)}`
  return /^[349]\d{9}$/u.test(digits) ? `7${digits}` : digits
}

/** Reads a phone number as people type it; numbers without a country code are taken as Russian. */
export function normalizePhone(text: string): NormalizedPhone {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  if (!phoneText.test(trimmed)) return { ok: false, reason: 'not-a-phone' }
  const digits = withCountryCode(trimmed.replaceAll(/\D/gu, ''), trimmed.startsWith('+'))
  const isRussian = digits.startsWith('7')
  // E.164 allows fifteen digits; no country's mobile number has fewer than eight with its code.
  if (digits.length < (isRussian ? russianLength : 8)) return { ok: false, reason: 'too-short' }
  if (digits.length > (isRussian ? russianLength : 15)) return { ok: false, reason: 'too-long' }
  return { ok: true, digits }
}

/** The address by which a link calls a number that is written for people. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/gu, '')}`
}
