import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData, type Jobs } from '../../platform/jobs/jobs.ts'
import { forgetExpired } from './forget-expired.ts'
import type { IdentityContext } from './identity-context.ts'
import { sendApiTokenMail } from './api-tokens/api-token-mail.ts'
import { sendPasswordChangedMail } from './new-password/password-changed-mail.ts'
import { sendClaimDecidedMail } from './orders/claim-decided-mail.ts'
import { sendOrderCanceledMail, sendOrderPlacedMail } from './orders/order-mails.ts'
import { sendStandingOrderMail } from './orders/standing-order-mail.ts'
import { sendRequestMail } from './orders/request-mail.ts'
import { sendNoticeMail } from './notices/notice-mail.ts'
import { sendInvitationMail } from './recovery/invitation-mail.ts'
import { sendRecoveryMail } from './recovery/recovery-mail.ts'
import { secondFactorNews } from './emails/second-factor-letters.ts'
import { sendSecondFactorMail } from './second-factor/second-factor-mail.ts'
import { sendSignInCodeTo } from './sign-in/sign-in-code.ts'
import { sendVerificationMail } from './verification/verification-mail.ts'
import { sendSignUpMail } from './sign-up/sign-up-mail.ts'
import { sendWebhookMail } from './webhooks/webhook-mail.ts'

/** A mail server that is being restarted comes back within minutes; the links live an hour and longer. */
const mailRetry = { limit: 6, delaySeconds: 10, maxDelaySeconds: 300 }
/** A code of five minutes is worth nothing later. */
const codeRetry = { limit: 3, delaySeconds: 5, maxDelaySeconds: 20 }
const tidyRetry = { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 }

const toEmail = z.object({ email: z.string() })

/** The mail of a sign-up, or that the address has an account. */
export const signUpMailJob = defineJob({
  name: 'identity.sign-up-mail',
  data: z.extend(toEmail, {
    // A job of an earlier version names no browser, and its sign-up belongs to none.
    browser: z.prefault(z.string(), ''),
    // A delayed mail is not sent when an earlier one has brought the link of the browser's newest form.
    isDelayed: z.prefault(z.boolean(), false),
  }),
  retry: mailRetry,
})

/** The link to a new password. */
export const recoveryMailJob = defineJob({ name: 'identity.recovery-mail', data: toEmail, retry: mailRetry })

/** The link to a first password, for a person whom staff have added. */
export const invitationMailJob = defineJob({
  name: 'identity.invitation-mail',
  data: z.object({ personId: z.string() }),
  retry: mailRetry,
})

/** That a password was changed. */
export const passwordChangedMailJob = defineJob({
  name: 'identity.password-changed-mail',
  data: z.object({ personId: z.string() }),
  retry: mailRetry,
})

/** That an API token was made. */
export const apiTokenMailJob = defineJob({
  name: 'identity.api-token-mail',
  data: z.object({ personId: z.string() }),
  retry: mailRetry,
})

/** That a webhook was made, or paused. */
export const webhookMailJob = defineJob({
  name: 'identity.webhook-mail',
  data: z.object({ personId: z.string(), about: z.enum(['made', 'paused']) }),
  retry: mailRetry,
})

/** What happened to a second factor. */
export const secondFactorMailJob = defineJob({
  name: 'identity.second-factor-mail',
  data: z.object({ personId: z.string(), about: z.enum(secondFactorNews) }),
  retry: mailRetry,
})

/** What was decided on a verification. */
export const verificationMailJob = defineJob({
  name: 'identity.verification-mail',
  data: z.object({ personId: z.string(), decision: z.enum(['APPROVED', 'REJECTED']) }),
  retry: mailRetry,
})

/** That an order was canceled, and why. */
export const orderCanceledMailJob = defineJob({
  name: 'identity.order-canceled-mail',
  data: z.object({ purchaseId: z.string() }),
  retry: mailRetry,
})

/** That a broker or staff placed an order for the buyer. */
export const orderPlacedMailJob = defineJob({
  name: 'identity.order-placed-mail',
  data: z.object({ purchaseId: z.string() }),
  retry: mailRetry,
})

/** What happened to a request to a plantation: to its representatives that it was sent, else to the buyer. */
export const requestMailJob = defineJob({
  name: 'identity.request-mail',
  data: z.object({ requestId: z.string(), about: z.enum(['sent', 'answered', 'expired']) }),
  retry: mailRetry,
})

/** That a claim was decided. */
export const claimDecidedMailJob = defineJob({
  name: 'identity.claim-decided-mail',
  data: z.object({ claimId: z.string() }),
  retry: mailRetry,
})

/** What a standing order does, or waits for. */
export const standingOrderMailJob = defineJob({
  name: 'identity.standing-order-mail',
  data: z.object({ standingOrderId: z.string(), about: z.enum(['announced', 'placed', 'paused']) }),
  retry: mailRetry,
})

/** What somebody is notified of, where nothing else mails them about it. */
export const noticeMailJob = defineJob({
  name: 'identity.notice-mail',
  data: z.object({ noticeId: z.string() }),
  retry: mailRetry,
})

/** The code to sign in with. */
export const signInCodeJob = defineJob({
  name: 'identity.sign-in-code',
  // A job of an earlier version names no browser, and its code counts in none.
  data: z.object({ phone: z.string(), browser: z.prefault(z.string(), '') }),
  retry: codeRetry,
})

/** Deletes what counts no more. */
export const forgetExpiredJob = defineJob({ name: 'identity.forget-expired', data: noData, retry: tidyRetry })

const everyHour = '17 * * * *'

/** Says how identity's jobs are done. */
export function handleIdentityJobs(jobs: Jobs, context: IdentityContext): void {
  jobs.handle(signUpMailJob, (mail) => sendSignUpMail(context, mail))
  jobs.handle(recoveryMailJob, ({ email }) => sendRecoveryMail(context, email))
  jobs.handle(invitationMailJob, ({ personId }) => sendInvitationMail(context, personId))
  jobs.handle(passwordChangedMailJob, ({ personId }) => sendPasswordChangedMail(context, personId))
  jobs.handle(apiTokenMailJob, ({ personId }) => sendApiTokenMail(context, personId))
  jobs.handle(webhookMailJob, (told) => sendWebhookMail(context, told))
  jobs.handle(secondFactorMailJob, (news) => sendSecondFactorMail(context, news))
  jobs.handle(verificationMailJob, (decided) => sendVerificationMail(context, decided))
  jobs.handle(orderCanceledMailJob, ({ purchaseId }) => sendOrderCanceledMail(context, purchaseId))
  jobs.handle(orderPlacedMailJob, ({ purchaseId }) => sendOrderPlacedMail(context, purchaseId))
  jobs.handle(requestMailJob, (told) => sendRequestMail(context, told))
  jobs.handle(claimDecidedMailJob, ({ claimId }) => sendClaimDecidedMail(context, claimId))
  jobs.handle(standingOrderMailJob, (told) => sendStandingOrderMail(context, told))
  jobs.handle(noticeMailJob, ({ noticeId }) => sendNoticeMail(context, noticeId))
  jobs.handle(signInCodeJob, (asked) => sendSignInCodeTo(context, asked))
  jobs.handle(forgetExpiredJob, () => forgetExpired(context.database, context.now()))
  jobs.schedule(forgetExpiredJob, everyHour)
}
