import { Timeline, TimelineStep } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import { stepsOf } from '../verification-steps.ts'

/** The way from asking to being known, and where the person stands on it. */
export function VerificationLine({ verification }: Pick<OwnProfile, 'verification'>) {
  const t = useTranslate()
  const format = useFormat()
  const { status, askedAt } = verification
  const { asked, review, result } = stepsOf(status)
  return (
    <Timeline aria-label={t('profile.verification')}>
      <TimelineStep
        state={asked}
        title={t('profile.stepAsked')}
        note={askedAt !== null && format.moment(askedAt)}
      />
      <TimelineStep state={review} title={t('profile.stepReview')} note={t('profile.stepReviewTime')} />
      <TimelineStep
        state={result}
        title={t(status === 'REJECTED' ? 'profile.verificationRejected' : 'profile.stepDone')}
      />
    </Timeline>
  )
}
