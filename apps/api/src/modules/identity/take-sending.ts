import { ApiError } from '../../platform/errors/api-error.ts'
import type { Attempt } from '../../platform/limits/attempt-limits.ts'
import type { SendingPurpose } from './codes/retry-timer.ts'
import type { IdentityContext } from './identity-context.ts'

/**
 * Counts something to be sent and begins its timer; answers when it may be sent again. A call that the limits refuse
 * leaves no timer, so that nobody waits for what is not sent, and one that the timer refuses costs no attempt. What the
 * limits of the attempt refuse may be counted at others instead.
 */
export async function takeSending(
  { limits, timer }: Pick<IdentityContext, 'limits' | 'timer'>,
  attempt: Attempt,
  { purpose, subject }: { readonly purpose: SendingPurpose; readonly subject: string },
  instead?: Attempt,
): Promise<Date> {
  const taken = await limits.take(...attempt).catch((error: unknown) => {
    const isSpent = error instanceof ApiError && error.code === 'too-many-requests'
    if (instead === undefined || !isSpent) throw error
    return limits.take(...instead)
  })
  try {
    return await timer.start(purpose, subject)
  } catch (error) {
    await taken.giveBack()
    throw error
  }
}
