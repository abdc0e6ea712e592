import { useCurrentUser } from '@flower-market/app-runtime/session'
import type { CallOutput } from '@flower-market/api-client'

/** Whether the order is of the person who is signed in: only they pay it and cancel it. */
export function useIsOwnOrder({ buyer }: Pick<CallOutput<'purchaseGet'>, 'buyer'>): boolean {
  return useCurrentUser()?._id === buyer._id
}
