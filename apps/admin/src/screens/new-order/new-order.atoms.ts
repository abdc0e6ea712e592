import { changedTags, intentOf, isApiError, type CallInput } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

const problems = {
  'cart-changed': 'placing.problem.changed',
  'quantity-exceeds-availability': 'placing.problem.changed',
  'verification-needed': 'placing.problem.notVerified',
  'account-blocked': 'placing.problem.blocked',
  'unpaid-limit': 'placing.problem.unpaidLimit',
  'cash-limit': 'placing.problem.cashLimit',
  'payment-method-off': 'placing.problem.methodOff',
  'address-needed': 'placing.problem.address',
  'address-in-other-region': 'placing.problem.otherRegion',
  'pickup-unavailable': 'placing.problem.noPickup',
} as const satisfies Readonly<Record<string, MessageId>>

/** Why an order was not placed. */
export function placingProblem(error: unknown): MessageId {
  const code = isApiError(error) ? (error.code as keyof typeof problems) : undefined
  return (code && problems[code]) ?? toFormError(error)
}

/** The call that places the orders of a kind. */
export type PlacingCall = 'purchaseCreate' | 'plantationPurchaseCreate'

/** Named one by one, so that the app carries no others. */
const changed = {
  purchaseCreate: changedTags.purchaseCreate,
  plantationPurchaseCreate: changedTags.plantationPurchaseCreate,
} as const satisfies Readonly<Record<PlacingCall, unknown>>

/** Places an order for a client; sent again after a lost answer it is done once. Gives its id; rejects with an `ApiError`. */
export const placeForClientAtom = atom(
  null,
  async (get, set, call: PlacingCall, body: CallInput<PlacingCall>['body']): Promise<string> => {
    const input = { body }
    try {
      const { _id } = await get(idempotencyKeysAtom).attempt(intentOf(call, input), (idempotencyKey) =>
        get(apiAtom).call(call, input, { idempotencyKey, ...shownInPlace }),
      )
      return _id
    } finally {
      // Also where it was refused: the page shows then what is left, and at which price.
      set(invalidateAtom, changed[call])
    }
  },
)
