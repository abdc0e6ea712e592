/** Digits of a sign-in code sent by SMS. */
export const smsCodeDigits = 6

/** Digits of the calling number that a person types. */
export const callCodeDigits = 4

/** How often a code may be tried before it is worth nothing. */
export const codeTries = 5

/** How long a code counts, ms. */
export const codeLifetimeMs = 5 * 60_000

/** How long to wait before the next code, mail or call, ms. */
export const resendAfterMs = 60_000
