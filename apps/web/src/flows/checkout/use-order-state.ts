import { useAtomValue, useSetAtom } from 'jotai'
import { useClientVerification } from '../client-order/use-client-verification.ts'
import { fixLinesAtom } from './checked-cart.ts'
import { refusedLines, type CheckedLine, type LineFix } from './cart-lines.ts'
import { neededTopUp, type NeededTopUp } from './needed-top-up.ts'
import type { OrderError } from './order-error.ts'
import { isPending } from './order-intent.ts'
import type { OrderPlacing } from './place-order.ts'
import type { CheckoutDay, DestinationProblem } from './use-checkout.ts'
import { unverifiedAtom, type UnverifiedStatus } from './verification-needed.atoms.ts'

/** An order whose outcome is not known is neither checked nor changed: sending it again tells what became of it. */
const lost = { kind: 'no-answer' } as const
const cartChanged = { kind: 'cart-changed', mismatches: [] } as const

const destinationErrors = {
  'address-needed': { kind: 'address-needed' },
  'not-found': { kind: 'address-needed' },
  'address-in-other-region': { kind: 'address-in-other-region' },
} as const satisfies Readonly<Record<DestinationProblem, OrderError>>

type ShownOrderError = Exclude<OrderError, { kind: 'verification-needed' }>

/** What a page needs to know of an order before it is placed: its lines, what keeps it from being placed, and the way on. */
export interface OrderState {
  readonly isSending: boolean
  /** The lines with what an order was refused for. */
  readonly lines: readonly CheckedLine[]
  readonly changedLines: number
  /** Why the last attempt failed, or that its outcome is not known; null before one. */
  readonly refusal: ShownOrderError | null
  /** Why the order cannot be placed as it is, whether or not it was tried; null when it can. */
  readonly problem: ShownOrderError | null
  /** An earlier order of this day got no answer and was changed since. */
  readonly hasEarlier: boolean
  readonly verification: { readonly status: UnverifiedStatus; readonly comment: string | undefined } | null
  /** Where the verification of the client stands without whom nothing can be ordered; null where it can. */
  readonly clientVerification: UnverifiedStatus | null
  /** It is to be paid from a balance that lacks money. */
  readonly isBalanceShort: boolean
  /** What brings the money that the person's balance lacks for the order; null where it lacks none, or cannot be topped up now. */
  readonly topUp: NeededTopUp | null
  /** The lines and the verification allow it, and what its balance lacks can be topped up; where it goes may still be open. */
  readonly isPlaceable: boolean
  /** Whether the order was sent and nobody knows what became of it: sending it again is always right. */
  readonly isLost: boolean
  readonly fix: (fixes: readonly LineFix[]) => void
  readonly fixAll: () => void
}

function mismatchesOf(failure: OrderError | null) {
  return failure !== null && 'mismatches' in failure ? failure.mismatches : []
}

/** Judges an order by what is known of it now and by what it was refused for. */
export function useOrderState(checkout: CheckoutDay, placing: OrderPlacing): OrderState {
  const fixLines = useSetAtom(fixLinesAtom)
  const unverified = useAtomValue(unverifiedAtom)
  const clientUnverified = useClientVerification(checkout.clientId)
  const { date, draft, missingMinor, destinationProblem } = checkout
  const outcome = placing.failureOf(checkout)
  const isSending = placing.sent !== null
  const isLost = isPending(checkout)
  const lines = isLost
    ? checkout.lines.map((line) => ({ ...line, mismatches: [] }))
    : refusedLines(checkout.lines, mismatchesOf(outcome))
  const changed = lines.filter(({ mismatches }) => mismatches.length > 0)
  const refused = outcome?.kind === 'verification-needed' ? null : outcome
  const refusal = isSending ? null : (refused ?? (isLost ? lost : null))
  const known =
    refusal ??
    (changed.length > 0 ? cartChanged : null) ??
    (destinationProblem === null ? null : destinationErrors[destinationProblem])
  const isBalanceShort = !isLost && !isSending && checkout.paymentMethod === 'BALANCE' && missingMinor > 0
  const topUp =
    missingMinor > 0 && checkout.clientId === null ? neededTopUp(missingMinor, checkout.ways) : null
  const fix = (fixes: readonly LineFix[]) => fixLines(date, fixes)
  return {
    isSending,
    lines,
    changedLines: changed.length,
    refusal,
    problem: isSending ? null : known,
    hasEarlier: draft.pendingIntent !== null && !isLost && !isSending,
    verification:
      unverified === null || isSending
        ? null
        : {
            status: unverified,
            comment: outcome?.kind === 'verification-needed' ? outcome.comment : undefined,
          },
    clientVerification: isSending || refusal?.kind === 'client-not-verified' ? null : clientUnverified,
    isBalanceShort,
    topUp,
    isPlaceable:
      changed.length === 0 &&
      (isLost || (unverified === null && clientUnverified === null && (!isBalanceShort || topUp !== null))),
    isLost,
    fix,
    fixAll: () => fix(changed.map(({ item, mismatches }) => ({ code: item.code, mismatches }))),
  }
}
