/** Number of digits of a sign-in code sent by SMS. */
export const smsCodeDigits = 6

/** How many last digits of the calling number are typed. */
export const callCodeDigits = 4

/** How many attempts a code allows. */
export const codeTries = 5

/** How long a code is valid, ms. */
export const codeLifetimeMs = 5 * 60_000

/** How long to wait before the next code, mail or call, ms. */
export const resendAfterMs = 60_000
