const noBreakSpace = '\u00A0'

/**
 * An address in which no number begins a line: its spaces before a number, and after an abbreviation like «стр.», do not break.
 * Else the house stands alone on a line that is as wide as the street.
 */
export function unbrokenAddress(address: string): string {
  return address.replaceAll(/ (?=\d)/gu, noBreakSpace).replaceAll(/(?<=(?:^| )\p{L}{1,4}\.) /gu, noBreakSpace)
}

const wordJoiner = '\u2060'

/** A phone number that stays in one line: neither its spaces nor its hyphens break. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', noBreakSpace).replaceAll('-', `-${wordJoiner}`)
}

/** An email address that does not break at its hyphens. */
export function unbrokenEmail(email: string): string {
  return email.replaceAll('-', `-${wordJoiner}`)
}
