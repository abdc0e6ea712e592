import type { PermittedCall } from './permissions.ts'

/** What staff may still do who need a second factor and have none: set it up, and leave. */
const callsBeforeSecondFactor: ReadonlySet<PermittedCall> = new Set<PermittedCall>([
  'logout',
  'sessionList',
  'sessionEnd',
  'sessionEndOthers',
  'passwordChange',
  'secondFactor',
  'secondFactorBegin',
  'secondFactorConfirm',
])

/** Whether a call is made before one's second factor is set up, where the operator requires it. */
export function isBeforeSecondFactor(call: PermittedCall): boolean {
  return callsBeforeSecondFactor.has(call)
}
