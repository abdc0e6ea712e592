import * as z from 'zod/mini'
import { passwordIssues, verificationStatuses } from '@flower-market/flower-domain'

/**
 * Every error code of the API: its HTTP status and the message of the specification's sections 5 and 8
 * (English; the shop shows its own translation by `code`).
 */
export const errors = {
  'validation-failed': { status: 400, message: 'Fill in the required fields.' },
  'empty-order': { status: 400, message: 'Cannot save empty order' },
  'one-delivery-per-order': { status: 400, message: 'An order can have only one delivery day.' },
  'invalid-code': { status: 400, message: 'Invalid code!' },
  'code-expired': { status: 400, message: 'This code is no longer valid. Request a new one.' },
  'password-too-weak': { status: 400, message: 'Choose another password.' },
  'wrong-password': { status: 400, message: 'The current password is incorrect.' },
  'referral-unknown': { status: 400, message: 'Invitation not found.' },
  'qr-not-recognized': { status: 400, message: 'QR code not recognized' },
  'idempotency-key-missing': { status: 400, message: 'This call needs an Idempotency-Key header.' },
  'not-signed-in': { status: 401, message: 'Sign in to continue.' },
  'token-expired': { status: 401, message: 'The session token has expired.' },
  'wrong-credentials': { status: 401, message: 'Wrong email or password.' },
  'csrf-failed': { status: 403, message: 'The request did not come from this site. Reload the page.' },
  'not-permitted': { status: 403, message: 'Your role does not allow this.' },
  'not-found': { status: 404, message: 'Page not found!' },
  'cart-changed': { status: 409, message: 'An error occurred, the items in the cart may have changed' },
  'quantity-exceeds-availability': { status: 409, message: 'The selected quantity exceeds availability' },
  'not-enough-funds': { status: 409, message: 'There are not enough funds in your account!' },
  'unpaid-limit': {
    status: 409,
    message: 'Pay for your earlier orders first, or pay for this one from your balance.',
  },
  'order-closed': { status: 409, message: 'The order can no longer be canceled.' },
  'address-needed': { status: 409, message: 'Choose the address to deliver to.' },
  'address-in-other-region': { status: 409, message: 'The address is in another region.' },
  'pickup-unavailable': { status: 409, message: 'There is no pickup point in this region.' },
  'too-many-addresses': { status: 409, message: 'The address book is full.' },
  'account-frozen': {
    status: 409,
    message: 'This account is suspended while its balance is being checked. Contact support.',
  },
  'quote-used': { status: 409, message: 'This quote was used. Request a new one.' },
  'payment-method-off': { status: 409, message: 'This payment method is not available now.' },
  'transaction-changed': { status: 409, message: 'The payment has changed meanwhile.' },
  'receipt-used': { status: 409, message: 'This receipt was used for another payment.' },
  'nothing-due': { status: 409, message: 'There is nothing to pay for this order.' },
  'idempotency-conflict': { status: 409, message: 'This Idempotency-Key was used for another request.' },
  'phone-not-verified': { status: 409, message: 'Confirm the phone number first.' },
  'verification-needed': { status: 409, message: 'Verify your account first.' },
  'verification-closed': { status: 409, message: 'The status of the verification has changed.' },
  'link-expired': {
    status: 410,
    message: 'Link has expired. You cannot verify your email using this link.',
  },
  'quote-expired': { status: 410, message: 'The quote has expired. Request a new one.' },
  'payload-too-large': { status: 413, message: 'The request is too large.' },
  'images-only': { status: 415, message: 'Images only!' },
  'retry-later': { status: 429, message: 'Wait a moment before trying again.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Try again later.' },
  internal: { status: 500, message: 'Oops... Something went wrong.' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

/** An error code. */
export type ErrorCode = keyof typeof errors

/** All error codes. */
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** Error codes that any call may return, besides its own. */
export const commonErrors = [
  'validation-failed',
  'payload-too-large',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Error codes of every call that needs a session. */
export const sessionErrors = ['not-signed-in', 'token-expired'] as const satisfies readonly ErrorCode[]

/** Body of every error; `details` depends on the code (see `cartChangedDetails`, `validationDetails`). */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.optional(z.unknown()),
})

/** Details of `validation-failed`: where the input is wrong. */
export const validationDetails = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** Details of `invalid-code`: how many attempts the code still allows. */
export const invalidCodeDetails = z.object({ triesLeft: z.int() })

/** Details of `retry-later`: when the same may be asked again. */
export const retryLaterDetails = z.object({ retryAt: z.iso.datetime() })

/** Details of `unpaid-limit`, in kopecks: the most that may be unpaid, and what is without this order. */
export const unpaidLimitDetails = z.object({ limit: z.int(), unpaid: z.int() })

/** Details of `address-in-other-region`: the region that prices the order, and that of the address. */
export const otherRegionDetails = z.object({ region: z.string(), addressRegion: z.string() })

/** Details of `password-too-weak`: which rule the password breaks. */
export const weakPasswordDetails = z.object({ reason: z.enum(passwordIssues) })

/** Details of `verification-needed`: where the verification stands, and why it was rejected (else empty). */
export const verificationNeededDetails = z.object({
  status: z.enum(verificationStatuses),
  comment: z.string(),
})
