/** Digits of a sign-in code sent by SMS. */
export const SMS_CODE_DIGITS = 6

/** Digits of the calling number that a person types. */
export const CALL_CODE_DIGITS = 4

/** How often a code may be tried before it is worth nothing. */
export const CODE_TRIES = 5

/** How long a code counts, ms. */
export const CODE_LIFETIME_MS = 5 * 60_000

/** How long to wait before the next code, mail or call, ms. */
export const RESEND_AFTER_MS = 60_000
