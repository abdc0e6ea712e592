import { changedTags, intentOf, isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { askedKinds } from '@flower-market/flower-domain'
import { atom, type Getter } from 'jotai'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'

/** What the desk answers. */
export type Desk = CallOutput<'desk'>

/** What a member of staff decides about an item; a refusal says why. */
export type DeskDecision =
  | { readonly isAccepted: true }
  | { readonly isAccepted: false; readonly reason: string }

/** A decision that was made before the page is left is sent while it is left. */
const decisionOptions = { ...shownInPlace, isKeptAlive: true } as const

function attempt(get: Getter, intent: string, request: (key: string) => Promise<unknown>): Promise<unknown> {
  return get(idempotencyKeysAtom).attempt(intent, request)
}

function send(get: Getter, item: DeskItem, decision: DeskDecision): Promise<unknown> {
  const { call } = get(apiAtom)
  const { _id } = item
  const { isAccepted } = decision
  const reason = decision.isAccepted ? '' : decision.reason
  switch (item.kind) {
    case 'top-up': {
      if (isAccepted) {
        const input = { params: { id: _id }, body: { amount: item.sum ?? 0 } }
        return attempt(get, intentOf('transactionConfirm', input), (idempotencyKey) =>
          call('transactionConfirm', input, { idempotencyKey, ...decisionOptions }),
        )
      }
      return call('transactionReject', { params: { id: _id }, body: { reason } }, decisionOptions)
    }
    case 'verification': {
      const body = { _id, isApproved: isAccepted, comment: reason }
      return call('userVerificationReview', { body }, decisionOptions)
    }
    case 'claim': {
      const input = { body: { _id, accepted: isAccepted ? item.facts.quantity : 0, reason } }
      return attempt(get, intentOf('claimDecide', input), (idempotencyKey) =>
        call('claimDecide', input, { idempotencyKey, ...decisionOptions }),
      )
    }
    case 'statement-line': {
      const { invoice, statementId } = item.facts
      if (invoice === null) throw new Error('A line without an invoice is not credited from the desk.')
      const lines = [{ lineId: _id, transactionId: invoice.transactionId, seen: 'waiting' as const }]
      const input = { params: { id: statementId }, body: { lines } }
      return attempt(get, intentOf('bankStatementCredit', input), (idempotencyKey) =>
        call('bankStatementCredit', input, { idempotencyKey, ...decisionOptions }),
      )
    }
    case 'crypto':
    case 'import':
    case 'job':
    case 'ledger':
    case 'recipient':
    case 'request':
    case 'transfer':
      throw new Error(`An item of the kind ${item.kind} is not decided on the desk.`)
  }
}

const decidedMeanwhile = [
  'transaction-changed',
  'statement-line-changed',
  'verification-closed',
  'claim-refused',
  'not-found',
] as const

/** Sends a decision; the desk is read anew. A decision that was not taken is told of, and the item still waits. */
export const sendDecisionAtom = atom(
  null,
  async (get, set, item: DeskItem, decision: DeskDecision): Promise<void> => {
    try {
      await send(get, item, decision)
      set(notifyAtom, {
        tone: 'success',
        message: decision.isAccepted ? `desk.accepted.${item.kind as 'top-up'}` : 'desk.rejected',
      })
    } catch (error) {
      const isLate = decidedMeanwhile.some((code) => isApiError(error, code))
      // It stays until it is read: the person believes to have decided.
      set(notifyAtom, { tone: 'danger', message: isLate ? 'desk.decidedMeanwhile' : toFormError(error) })
    }
    set(invalidateAtom, [...changedTags.claimDecide, 'desk', 'audit'])
  },
)

/** Asks the person of an item; the desk is read anew. Where they are asked already, or it was decided, it says so. */
export const askAtom = atom(null, async (get, set, item: DeskItem, text: string): Promise<void> => {
  const kind = askedKinds.find((one) => one === item.kind)
  if (kind === undefined) throw new Error(`Nobody is asked about an item of the kind ${item.kind}.`)
  try {
    await get(apiAtom).call('questionAsk', { body: { kind, item: item._id, text } }, shownInPlace)
    set(notifyAtom, { tone: 'success', message: 'desk.asked' })
  } catch (error) {
    const isDecided = isApiError(error, 'not-found')
    if (!isDecided && !isApiError(error, 'question-changed')) throw error
    set(notifyAtom, {
      tone: 'danger',
      message: isDecided ? 'desk.decidedMeanwhile' : 'errors.question-changed',
    })
  } finally {
    set(invalidateAtom, changedTags.questionAsk)
  }
})

/** Settles USDT that waits; the desk is read anew. Where a colleague was first it says so; rejects with any other error. */
export const settleCryptoAtom = atom(
  null,
  async (get, set, input: CallInput<'cryptoTransferSettle'>): Promise<void> => {
    try {
      await attempt(get, intentOf('cryptoTransferSettle', input), (idempotencyKey) =>
        get(apiAtom).call('cryptoTransferSettle', input, { idempotencyKey, ...shownInPlace }),
      )
      set(notifyAtom, { tone: 'success', message: `payouts.crypto.done.${input.body.decision}` })
    } catch (error) {
      if (!isApiError(error, 'transaction-changed')) throw error
      set(notifyAtom, { tone: 'danger', message: 'desk.decidedMeanwhile' })
    }
    set(invalidateAtom, [...changedTags.cryptoTransferSettle, 'audit'])
  },
)
