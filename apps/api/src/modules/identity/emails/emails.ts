import { writeMail, type Locale, type MailKind } from '@flower-market/flower-domain'
import type { WrittenMail } from '../../../platform/ports/mail/mail-port.ts'
import { builtInMailText, secondFactorKinds, webhookKinds } from './built-in-mail-text.ts'
import { emailTexts } from './email-texts.ts'
import type { SecondFactorNews } from './second-factor-letters.ts'
import type { WebhookLetter } from './webhook-letters.ts'

/** Whom a letter goes to, in which language, and where its link leads. */
export interface Email {
  readonly to: string
  readonly locale: Locale
  readonly name: string
  readonly link: string
}

function compose(kind: MailKind, { to, ...values }: Email & { readonly number?: number }): WrittenMail {
  const mail = writeMail(builtInMailText(kind, values.locale), values)
  return { to, ...mail, link: values.link, kind, values }
}

function write(kind: MailKind) {
  return (email: Email): WrittenMail => compose(kind, email)
}

/** A letter about an order; the link leads to the order. */
export interface OrderEmail extends Email {
  /** The order number that people use. */
  readonly number: number
}

function writeAboutOrder(kind: MailKind) {
  return (email: OrderEmail): WrittenMail => compose(kind, email)
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
export function webhookEmail(about: WebhookLetter): (email: Email) => WrittenMail {
  return write(webhookKinds[about])
}

/** Tells staff what happened to their second factor; the link leads to a new password. */
export function secondFactorChangedEmail(about: SecondFactorNews): (email: Email) => WrittenMail {
  return write(secondFactorKinds[about])
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
export function noticeEmail(kind: MailKind, email: Email & { readonly number?: number }): WrittenMail {
  return compose(kind, email)
}

/** The short message with the code to sign in by phone. */
export function signInCodeText(locale: Locale, code: string): string {
  return emailTexts[locale].signInCode(code)
}
