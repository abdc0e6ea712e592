import { changedTags, intentOf, isApiError, type CallOutput } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { askedKinds } from '@flower-market/flower-domain'
import { atom, type Getter } from 'jotai'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'
import type { SettlementBody, TypedDecision } from './crypto-decision.ts'

/** What the desk answers. */
export type Desk = CallOutput<'desk'>

/** Whether what a person asks for is accepted; a refusal says why. */
export type Verdict = { readonly isAccepted: true } | { readonly isAccepted: false; readonly reason: string }

/** What becomes of USDT that waits, and what was typed for it. */
export interface Settlement {
  readonly typed: TypedDecision
  readonly body: SettlementBody
}

/** What a member of staff decides about an item. */
export type DeskDecision = Verdict | Settlement

/** Whether a decision is about USDT that waits. */
export function isSettlement(decision: DeskDecision): decision is Settlement {
  return 'body' in decision
}

/** A decision that was made before the page is left is sent while it is left. */
const decisionOptions = { ...shownInPlace, isKeptAlive: true } as const

function attempt(get: Getter, intent: string, request: (key: string) => Promise<unknown>): Promise<unknown> {
  return get(idempotencyKeysAtom).attempt(intent, request)
}

function settle(get: Getter, id: string, body: SettlementBody): Promise<unknown> {
  const input = { params: { id }, body }
  return attempt(get, intentOf('cryptoTransferSettle', input), (idempotencyKey) =>
    get(apiAtom).call('cryptoTransferSettle', input, { idempotencyKey, ...decisionOptions }),
  )
}

function send(get: Getter, item: DeskItem, decision: DeskDecision): Promise<unknown> {
  const { call } = get(apiAtom)
  const { _id } = item
  if (isSettlement(decision)) return settle(get, _id, decision.body)
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

function takenMessage(item: DeskItem, decision: DeskDecision): MessageId {
  if (isSettlement(decision)) return `payouts.crypto.done.${decision.body.decision}`
  return decision.isAccepted ? `desk.accepted.${item.kind as 'top-up'}` : 'desk.rejected'
}

/** What became of a decision: the server took it, somebody else was first, or it was refused and the item still waits. */
export type DecisionOutcome = 'taken' | 'late' | 'refused'

function refusedMessage(error: unknown, decision: DeskDecision): MessageId {
  if (isSettlement(decision) && isApiError(error, 'account-frozen')) return 'payouts.crypto.frozen'
  return toFormError(error)
}

/** Sends a decision; the desk is read anew. Resolves to what became of it: a decision that was not taken is told of. */
export const sendDecisionAtom = atom(
  null,
  async (get, set, item: DeskItem, decision: DeskDecision): Promise<DecisionOutcome> => {
    const tags = changedTags[isSettlement(decision) ? 'cryptoTransferSettle' : 'claimDecide']
    try {
      await send(get, item, decision)
      set(notifyAtom, { tone: 'success', message: takenMessage(item, decision) })
      return 'taken'
    } catch (error) {
      // It stays until it is read: the person believes to have decided.
      const isLate = decidedMeanwhile.some((code) => isApiError(error, code))
      const message = isLate ? 'desk.decidedMeanwhile' : refusedMessage(error, decision)
      set(notifyAtom, { tone: 'danger', message })
      return isLate ? 'late' : 'refused'
    } finally {
      set(invalidateAtom, [...tags, 'desk', 'audit'])
    }
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
