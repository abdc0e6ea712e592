import type { Locale } from '@flower-market/flower-domain'
import type { Mail } from '../../../platform/ports/mail/mail-port.ts'
import { emailTexts, type LetterText, type LetterTexts } from './email-texts.ts'
import { secondFactorLetters, type SecondFactorNews } from './second-factor-letters.ts'
import { webhookLetters, type WebhookLetter } from './webhook-letters.ts'

/** Whom a letter goes to, in which language, and where its link leads. */
export interface Email {
  readonly to: string
  readonly locale: Locale
  readonly name: string
  readonly link: string
}

type OrderLetterName =
  | 'orderUnpaid'
  | 'orderCanceled'
  | 'orderPlacedForYou'
  | 'claimDecided'
  | 'requestReceived'
  | 'requestAnswered'
  | 'requestDeclined'
  | 'requestExpired'
type LetterName = Exclude<keyof LetterTexts, 'shop' | 'greeting' | 'signInCode' | OrderLetterName>

/**
 * A stranger may join with a foreign address: what he writes as his name must not make the letter his. Letters, spaces
 * and what stands inside of names, so no address, no second line.
 */
const printableName = /^[\p{L}\p{M}'’ -]{1,60}$/u

function compose({ to, locale, name, link }: Email, { subject, before, after }: LetterText): Mail {
  const texts: LetterTexts = emailTexts[locale]
  const greeting = texts.greeting(printableName.test(name) ? name : null)
  return { to, subject, text: `${[greeting, before, link, after, texts.shop].join('\n\n')}\n`, link }
}

function write(letter: LetterName) {
  return (email: Email): Mail => compose(email, emailTexts[email.locale][letter])
}

/** A letter about an order; the link leads to the order. */
export interface OrderEmail extends Email {
  /** The order number that people use. */
  readonly number: number
}

function writeAboutOrder(letter: OrderLetterName) {
  return (email: OrderEmail): Mail => compose(email, emailTexts[email.locale][letter](email.number))
}

/** Asks to confirm an address; the link makes the person. */
export const signUpEmail = write('signUp')

/** Tells somebody that their address is taken, by themselves; the link leads to a new password. */
export const alreadyRegisteredEmail = write('alreadyRegistered')

/** The link to a new password. */
export const recoveryEmail = write('recovery')

/** Tells somebody that staff have made them an account; the link leads to a first password. */
export const invitationEmail = write('invitation')

/** Tells that the password was changed; the link leads to a new one. */
export const passwordChangedEmail = write('passwordChanged')

/** Tells that an API token was made; the link leads to all of them. */
export const apiTokenMadeEmail = write('apiTokenMade')

/** Tells that a webhook was made, or paused; the link leads to all of them. */
export function webhookEmail(about: WebhookLetter): (email: Email) => Mail {
  return (email) => compose(email, webhookLetters[email.locale][about])
}

/** Tells staff what happened to their second factor; the link leads to a new password. */
export function secondFactorChangedEmail(about: SecondFactorNews): (email: Email) => Mail {
  return (email) => compose(email, secondFactorLetters[email.locale][about])
}

/** Tells that a verification was approved; the link leads to the catalog. */
export const verificationApprovedEmail = write('verificationApproved')

/** Tells that a verification was rejected; the link leads to the reason, which is not mailed: it may speak of documents. */
export const verificationRejectedEmail = write('verificationRejected')

/** Tells that a standing order is placed tomorrow; the link leads to it. */
export const standingOrderAnnouncedEmail = write('standingOrderAnnounced')

/** Tells that a standing order was placed. */
export const standingOrderPlacedEmail = write('standingOrderPlaced')

/** Tells that a standing order waits for its person; the reason stands on its page. */
export const standingOrderPausedEmail = write('standingOrderPaused')

/** Tells that an order was canceled because it was not paid in time. */
export const orderUnpaidEmail = writeAboutOrder('orderUnpaid')

/** Tells that a broker or staff placed an order for the buyer; the link leads to the order. */
export const orderPlacedForYouEmail = writeAboutOrder('orderPlacedForYou')

/** Tells that staff canceled an order; the reason stands in the order. */
export const orderCanceledEmail = writeAboutOrder('orderCanceled')

/** Tells a plantation that it was asked; the link leads to the request. */
export const requestReceivedEmail = writeAboutOrder('requestReceived')

/** Tells that a plantation has answered; the link leads to the answer. */
export const requestAnsweredEmail = writeAboutOrder('requestAnswered')

/** Tells that a plantation can deliver nothing of what it was asked for. */
export const requestDeclinedEmail = writeAboutOrder('requestDeclined')

/** Tells that nobody answered, or accepted the answer, in time. */
export const requestExpiredEmail = writeAboutOrder('requestExpired')

/** Tells that staff decided a claim; what they decided stands in the order. */
export const claimDecidedEmail = writeAboutOrder('claimDecided')

/** Tells what somebody is notified of; the link leads to it. */
export function noticeEmail(email: Email, text: LetterText): Mail {
  return compose(email, text)
}

/** The short message with the code to sign in by phone. */
export function signInCodeText(locale: Locale, code: string): string {
  return emailTexts[locale].signInCode(code)
}
