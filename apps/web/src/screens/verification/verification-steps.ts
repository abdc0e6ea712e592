import type { VerificationStatus } from '@flower-market/flower-domain'
import type { TimelineStepProps } from '@flower-market/ui'

type StepState = TimelineStepProps['state']

/** How each step of the way looks. */
export interface VerificationSteps {
  readonly asked: StepState
  readonly review: StepState
  readonly result: StepState
}

const steps: Readonly<Record<VerificationStatus, VerificationSteps>> = {
  INITIAL: { asked: 'current', review: 'ahead', result: 'ahead' },
  WAITING: { asked: 'done', review: 'current', result: 'ahead' },
  REJECTED: { asked: 'done', review: 'done', result: 'stopped' },
  APPROVED: { asked: 'done', review: 'done', result: 'done' },
}

/** The steps of a verification in a status. */
export function stepsOf(status: VerificationStatus): VerificationSteps {
  return steps[status]
}
