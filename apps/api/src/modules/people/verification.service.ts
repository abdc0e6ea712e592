import type { CallInput } from '@flower-market/api-client/contract'
import { moveVerification } from '@flower-market/flower-domain'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { recordAudit } from '../audit/index.ts'
import { publishVerificationDecided } from '../clients/index.ts'
import { verificationMailJob } from '../identity/index.ts'
import { answerByRequest } from '../questions/index.ts'
import {
  lockVerification,
  writeAsked,
  writeDecision,
  type VerificationForm,
} from './verifications.repository.ts'

/** A decision of staff. */
export type Decision = CallInput<'userVerificationReview'>['body']

/** Asking for the review of who one is, and deciding on it. */
export type VerificationService = ReturnType<typeof verificationService>

/** Makes the service. */
export function verificationService(
  now: () => Date,
  { transaction }: Pick<Events, 'transaction'>,
  jobs: Pick<Jobs, 'send'>,
) {
  return {
    /** Asks for a review. Throws `verification-closed` where the table has no such step, `phone-not-verified`. */
    ask(personId: string, form: VerificationForm): Promise<void> {
      return transaction(async (trx) => {
        const state = await lockVerification(trx, personId)
        if (state === undefined) throw new Error('A session without a person.')
        const step = moveVerification(state.status, 'WAITING')
        if (!step.ok || !step.isChanged) throw new ApiError('verification-closed')
        if (state.confirmedPhone !== form.phone) throw new ApiError('phone-not-verified')
        const at = now()
        await writeAsked(trx, personId, form, at)
        await answerByRequest(trx, personId, at)
        await publishToDesk(trx, 'verification')
        await publishToStaff(trx, 'person')
      })
    },

    /** Decides on a verification that waits. Throws `not-found`, `verification-closed`, and where a reason is missing. */
    review(staffId: string, { _id, isApproved, comment = '' }: Decision): Promise<void> {
      if (!isApproved && comment === '') throw invalidInput('comment', 'A rejection says why.')
      const status = isApproved ? 'APPROVED' : 'REJECTED'
      return transaction(async (trx) => {
        const state = await lockVerification(trx, _id)
        if (state === undefined) throw new ApiError('not-found')
        const step = moveVerification(state.status, status)
        if (!step.ok || !step.isChanged) throw new ApiError('verification-closed')
        const at = now()
        const reason = isApproved ? '' : comment
        await writeDecision(trx, _id, { status, comment: reason, by: staffId, at })
        await recordAudit(trx, {
          by: staffId,
          at,
          action: isApproved ? 'verification-approved' : 'verification-rejected',
          subject: { kind: 'person', id: _id },
          about: _id,
          reason,
          before: { status: state.status },
          after: { status },
        })
        await jobs.send(trx, verificationMailJob, { personId: _id, decision: status })
        await publishVerificationDecided(trx, _id, { status })
        await publishToDesk(trx, 'verification')
        await publishToStaff(trx, 'person')
      })
    },
  }
}
