/**
 * Lengths of the SWIFT IBAN registry. Russia is left out on purpose: its banks neither issue nor accept IBANs, so that a
 * Russian account is asked for by BIK and account number.
 */
const lengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 ' +
  'FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
  'LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 ' +
  'SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'

const lengthByCountry = new Map(
  lengths.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
)

/** An IBAN as banks store it: upper case, without spaces. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/gu, '').toUpperCase()
}

/** Remainder by 97 of an IBAN whose first four characters stand at its end, letters as two digits (A = 10). */
function remainderBy97(iban: string): number {
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/**
 * Whether a text, with or without spaces, is an IBAN (ISO 13616): a country of the registry, its length, and check digits
 * from 02 to 98 (00, 01 and 99 can pass the formula and are never issued).
 */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text)
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]+$/u.test(iban)) return false
  const checkDigits = Number(iban.slice(2, 4))
  return (
    lengthByCountry.get(iban.slice(0, 2)) === iban.length &&
    checkDigits >= 2 &&
    checkDigits <= 98 &&
    remainderBy97(iban) === 1
  )
}

/** Whether banks of a country (two letters) use IBANs; elsewhere an account number is free text. */
export function hasIban(countryAlpha2: string): boolean {
  return lengthByCountry.has(countryAlpha2)
}
