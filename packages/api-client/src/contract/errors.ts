import * as z from 'zod/mini'
import {
  claimRefusals,
  pressRefusals,
  orderConditions,
  orderStatuses,
  passwordIssues,
  requestConditions,
  sentRequestStatuses,
  verificationStatuses,
} from '@flower-market/flower-domain'

/**
 * Every error code of the API: its HTTP status and the message of the specification's sections 5 and 8
 * (English; the shop shows its own translation by `code`).
 */
export const errors = {
  'validation-failed': { status: 400, message: 'Fill in the required fields.' },
  'empty-order': { status: 400, message: 'Cannot save empty order' },
  'quantity-not-selected': {
    status: 400,
    message: 'The quantity of the desired product has not been selected',
  },
  'zero-positions': { status: 400, message: 'Delete positions that have a zero balance' },
  'price-below-costs': { status: 400, message: 'This price does not cover the delivery of the flowers.' },
  'one-delivery-per-order': { status: 400, message: 'An order can have only one delivery day.' },
  'invalid-code': { status: 400, message: 'Invalid code!' },
  'wrong-second-factor': {
    status: 400,
    message: 'This code is wrong or was used already. Enter the next one.',
  },
  'passkey-refused': { status: 400, message: 'This passkey could not be verified. Try again.' },
  'code-expired': { status: 400, message: 'This code is no longer valid. Request a new one.' },
  'password-too-weak': { status: 400, message: 'Choose another password.' },
  'wrong-password': { status: 400, message: 'The current password is incorrect.' },
  'referral-unknown': { status: 400, message: 'Invitation not found.' },
  'price-file-not-recognized': { status: 400, message: 'This file is no price list that can be read.' },
  'price-file-too-long': { status: 400, message: 'This price list has too many rows or columns.' },
  'statement-not-recognized': { status: 400, message: 'This file is no bank statement that can be read.' },
  'statement-wrong-encoding': {
    status: 400,
    message: 'The letters of this statement cannot be read. Export it in the encoding Windows.',
  },
  'webhook-address-refused': {
    status: 400,
    message: 'A webhook needs a public HTTPS address with a domain name.',
  },
  'qr-not-recognized': { status: 400, message: 'QR code not recognized' },
  'idempotency-key-missing': { status: 400, message: 'This call needs an Idempotency-Key header.' },
  'not-signed-in': { status: 401, message: 'Sign in to continue.' },
  'token-expired': { status: 401, message: 'The session token has expired.' },
  'wrong-credentials': { status: 401, message: 'Wrong email or password.' },
  'password-needed': { status: 401, message: 'Enter the password that you chose when you signed up.' },
  'second-factor-needed': { status: 401, message: 'Enter the code of your authenticator app.' },
  'sign-in-expired': {
    status: 401,
    message: 'The sign-in was not finished in time. Sign in with your password again.',
  },
  'csrf-failed': { status: 403, message: 'The request did not come from this site. Reload the page.' },
  'account-blocked': { status: 403, message: 'This account is blocked. Contact support.' },
  'staff-only': { status: 403, message: 'Only staff sign in here. Buyers sign in to the shop.' },
  'not-permitted': { status: 403, message: 'Your role does not allow this.' },
  'second-factor-missing': { status: 403, message: 'Set up a second factor first.' },
  'scope-missing': { status: 403, message: 'The API token was not made for this call.' },
  'not-found': { status: 404, message: 'Page not found!' },
  'cart-changed': { status: 409, message: 'An error occurred, the items in the cart may have changed' },
  'quantity-exceeds-availability': { status: 409, message: 'The selected quantity exceeds availability' },
  'not-enough-funds': { status: 409, message: 'There are not enough funds in your account!' },
  'unpaid-limit': {
    status: 409,
    message: 'Pay for your earlier orders first, or pay for this one from your balance.',
  },
  'email-taken': { status: 409, message: 'There is an account with this email already.' },
  'own-account': { status: 409, message: 'Somebody else has to do this to your account.' },
  'person-changed': { status: 409, message: 'Somebody has changed this person meanwhile.' },
  'balance-changed': { status: 409, message: 'The balance has changed meanwhile.' },
  'order-changed': { status: 409, message: 'Somebody has moved the order meanwhile.' },
  'too-many-views': { status: 409, message: 'There are as many saved views as there can be.' },
  'day-not-over': { status: 409, message: 'The day is not over yet.' },
  'day-closed': { status: 409, message: 'The day was closed already.' },
  'rates-known': { status: 409, message: 'Rates of this day, or of a later one, are known.' },
  'rates-implausible': { status: 422, message: 'A rate differs too much from the last known one.' },
  'ledger-differs': { status: 409, message: 'A balance is not the sum of its postings.' },
  'lot-changed': { status: 409, message: 'The lot has changed meanwhile.' },
  'lots-changed': {
    status: 409,
    message: 'Some lots have changed meanwhile. Review the marked ones and save again.',
  },
  'name-taken': { status: 409, message: 'There is something with this name already.' },
  'record-changed': { status: 409, message: 'Somebody else has changed this. Open it again.' },
  'too-many-photos': { status: 409, message: 'The lot has as many photos as it can have.' },
  'import-closed': { status: 409, message: 'This price list was applied or discarded already.' },
  'import-changed': {
    status: 409,
    message: 'The stock has changed meanwhile. Review the price list again.',
  },
  'import-has-questions': { status: 409, message: 'Some lines of the price list still need an answer.' },
  'order-closed': { status: 409, message: 'The order can no longer be canceled.' },
  'order-move-refused': { status: 409, message: 'The order cannot change to this status now.' },
  'request-closed': { status: 409, message: 'This request is already closed.' },
  'request-changed': { status: 409, message: 'The amount of the request has changed.' },
  'too-many-requests-open': {
    status: 409,
    message: 'Too many requests are open. Decide on the answers that you have first.',
  },
  'item-taken': { status: 409, message: 'A colleague has taken this item.' },
  'claim-refused': { status: 409, message: 'This claim cannot be made or changed any more.' },
  'press-refused': { status: 409, message: 'This lot cannot be taken now.' },
  'address-needed': { status: 409, message: 'Choose the address to deliver to.' },
  'address-in-other-region': { status: 409, message: 'The address is in another region.' },
  'pickup-unavailable': { status: 409, message: 'There is no pickup point in this region.' },
  'too-many-addresses': { status: 409, message: 'The address book is full.' },
  'too-many-tokens': { status: 409, message: 'You have as many API tokens as can be kept.' },
  'too-many-webhooks': { status: 409, message: 'You have as many webhooks as can be kept.' },
  'too-many-lists': { status: 409, message: 'You have saved as many lists as can be kept.' },
  'list-in-use': { status: 409, message: 'A standing order uses this list. End it first.' },
  'too-many-standing-orders': {
    status: 409,
    message: 'You have as many standing orders as are possible at a time.',
  },
  'no-standing-days': { status: 409, message: 'There is no delivery on these days until then.' },
  'standing-order-ended': { status: 409, message: 'This standing order is over.' },
  'documents-not-ready': {
    status: 409,
    message: 'Some of these documents are still being prepared. Try again in a few minutes.',
  },
  'too-many-favorites': { status: 409, message: 'You have as many favorites as can be kept.' },
  'account-in-use': {
    status: 409,
    message: 'Finish your orders and payments and empty your accounts first.',
  },
  'account-frozen': {
    status: 409,
    message: 'This account is suspended while its balance is being checked. Contact support.',
  },
  'quote-used': { status: 409, message: 'This quote was used. Request a new one.' },
  'payment-method-off': { status: 409, message: 'This payment method is not available now.' },
  'cash-limit': { status: 409, message: 'This is more than may be paid in cash.' },
  'refund-too-large': { status: 409, message: 'This is more than is left of the payment by card.' },
  'transaction-changed': { status: 409, message: 'The payment has changed meanwhile.' },
  'statement-line-changed': {
    status: 409,
    message: 'A line of the statement was decided or matches otherwise meanwhile.',
  },
  'recipient-not-approved': { status: 409, message: 'This recipient has not been approved yet.' },
  'recipient-changed': { status: 409, message: 'The recipient has changed meanwhile.' },
  'question-changed': {
    status: 409,
    message: 'The question has already been asked or answered, or a decision has been made.',
  },
  'receipt-used': { status: 409, message: 'This receipt was used for another payment.' },
  'statement-too-long': {
    status: 409,
    message: 'There are too many entries for one file. Choose a shorter period.',
  },
  'nothing-due': { status: 409, message: 'There is nothing to pay for this order.' },
  'idempotency-conflict': { status: 409, message: 'This Idempotency-Key was used for another request.' },
  'phone-not-verified': { status: 409, message: 'Confirm the phone number first.' },
  'verification-needed': { status: 409, message: 'Verify your account first.' },
  'own-staff-role': { status: 409, message: 'Another owner has to change your role.' },
  'second-factor-set': { status: 409, message: 'The second factor is set up already.' },
  'second-factor-not-set': { status: 409, message: 'The second factor is not set up.' },
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
export const sessionErrors = [
  'not-signed-in',
  'token-expired',
  'second-factor-missing',
  'scope-missing',
] as const satisfies readonly ErrorCode[]

/** Error codes of every writing call of a session that takes an idempotency key. */
export const keyedErrors = [
  ...sessionErrors,
  'csrf-failed',
  'idempotency-key-missing',
  'idempotency-conflict',
] as const satisfies readonly ErrorCode[]

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

/** Details of `second-factor-needed`: whether a passkey of the person would do as well. */
export const secondFactorNeededDetails = z.object({ hasPasskey: z.boolean() })

/** Details of `retry-later`: when the same may be asked again. */
export const retryLaterDetails = z.object({ retryAt: z.iso.datetime() })

/** Details of `unpaid-limit`, in kopecks: the most that may be unpaid, and what is without this order. */
export const unpaidLimitDetails = z.object({ limit: z.int(), unpaid: z.int() })

/** Details of `order-move-refused`: what stands against it, where the order is, and where the caller may move it. */
export const orderMoveRefusedDetails = z.object({
  reason: z.enum(['not-allowed', 'not-permitted', ...orderConditions]),
  status: z.enum(orderStatuses),
  allowed: z.array(z.enum(orderStatuses)),
})

/** Details of `request-closed`: what stands against it, and where the request is. */
export const requestClosedDetails = z.object({
  reason: z.enum(['not-allowed', 'not-permitted', ...requestConditions]),
  status: z.enum(sentRequestStatuses),
})

/** Details of `price-below-costs`: which positions, counted from 0. */
export const priceBelowCostsDetails = z.object({ places: z.array(z.int()) })

/** Details of `claim-refused`: what stands against it. */
export const claimRefusedDetails = z.object({ reason: z.enum(claimRefusals) })

/** Details of `lots-changed`: which of them are not as they were seen any more, or are off sale. */
export const lotsChangedDetails = z.object({ codes: z.array(z.string()) })

/** Details of `balance-changed`: what can be spent now, in minor units. */
export const balanceChangedDetails = z.object({ available: z.int() })
/** Details of `press-refused`: what stands against it; beside what the clock says, the lot may not be sold to the person, or the choice be none. */
export const pressRefusedDetails = z.object({
  reason: z.enum([...pressRefusals, 'not-sold-here', 'choice-over', 'not-this-many']),
})

/** Details of `cash-limit`: the most that one contract may be paid in cash, and what is left of it, kopecks. */
export const cashLimitDetails = z.object({ limit: z.int(), left: z.int() })

/** Details of `refund-too-large`: what may still be refunded of the payment, kopecks. */
export const refundTooLargeDetails = z.object({ left: z.int() })

/** Details of `address-in-other-region`: the region that prices the order, and that of the address. */
export const otherRegionDetails = z.object({ region: z.string(), addressRegion: z.string() })

/** What keeps a person's data from being erased: money, orders or payments that are not finished, or being staff. */
export const eraseObstacles = ['balance', 'orders', 'payments', 'staff'] as const

/** One of them. */
export type EraseObstacle = (typeof eraseObstacles)[number]

/** Details of `account-in-use`: what has to be finished first. */
export const accountInUseDetails = z.object({ obstacles: z.array(z.enum(eraseObstacles)) })

/** Details of `password-too-weak`: which rule the password breaks. */
export const weakPasswordDetails = z.object({ reason: z.enum(passwordIssues) })

/** Details of `verification-needed`: where the verification stands, and why it was rejected (else empty). */
export const verificationNeededDetails = z.object({
  status: z.enum(verificationStatuses),
  comment: z.string(),
})
