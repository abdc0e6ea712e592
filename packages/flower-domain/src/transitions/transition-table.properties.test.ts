import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cryptoPaymentStates,
  cryptoPaymentTransitions,
  moveCryptoPayment,
} from '../crypto/crypto-payment-state.ts'
import {
  balanceOperationStatuses,
  balanceOperationTransitions,
  canMoveBalanceOperation,
  moveBalanceOperation,
} from '../payments/balance-operation-status.ts'
import {
  canMoveRecipient,
  moveRecipient,
  recipientStatuses,
  recipientTransitions,
} from '../payments/recipient-status.ts'
import {
  canMoveSettlement,
  moveSettlement,
  settlementStatuses,
  settlementTransitions,
} from '../payments/settlement-status.ts'
import {
  canMoveTransaction,
  moveTransaction,
  transactionStatuses,
  transactionTransitions,
} from '../payments/transaction-status.ts'
import {
  canMoveVerification,
  moveVerification,
  verificationStatuses,
  verificationTransitions,
} from '../identity/verification-status.ts'
import { canMoveOrder, moveOrder, nextOrderStatuses, orderTransitions } from '../orders/order-moves.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { canMove, type Move, type TransitionTable } from './transition-table.ts'

interface Machine<S extends string> {
  readonly name: string
  readonly statuses: readonly S[]
  readonly table: TransitionTable<S>
  readonly can: (from: S, to: S) => boolean
  readonly go: (from: S, to: S) => Move<S>
}

function keepsItsTable<S extends string>({ name, statuses, table, can, go }: Machine<S>): void {
  describe(`${name}`, () => {
    const status = fc.constantFrom(...statuses)

    it('moves exactly along its table, and a repeat changes nothing', () => {
      fc.assert(
        fc.property(status, status, (from, to) => {
          const isAllowed = table[from].includes(to)
          const refusal = { ok: false, reason: 'not-allowed', from, to, allowed: table[from] }
          const moved = { ok: true, status: to, isChanged: from !== to }
          expect(can(from, to)).toBe(isAllowed)
          expect(go(from, to)).toEqual(isAllowed || from === to ? moved : refusal)
        }),
        { numRuns: 500 },
      )
    })

    it('has a row for every status, and only statuses in its rows', () => {
      expect(Object.keys(table).toSorted()).toEqual(statuses.toSorted())
      expect(statuses.flatMap((from) => table[from]).every((to) => statuses.includes(to))).toBe(true)
    })
  })
}

keepsItsTable({
  name: 'an order',
  statuses: orderStatuses,
  table: orderTransitions,
  can: canMoveOrder,
  go: moveOrder,
})
keepsItsTable({
  name: 'a transaction',
  statuses: transactionStatuses,
  table: transactionTransitions,
  can: canMoveTransaction,
  go: moveTransaction,
})
keepsItsTable({
  name: 'a balance operation',
  statuses: balanceOperationStatuses,
  table: balanceOperationTransitions,
  can: canMoveBalanceOperation,
  go: moveBalanceOperation,
})
keepsItsTable({
  name: 'a payment that comes in',
  statuses: settlementStatuses,
  table: settlementTransitions,
  can: canMoveSettlement,
  go: moveSettlement,
})
keepsItsTable({
  name: 'a recipient of transfers',
  statuses: recipientStatuses,
  table: recipientTransitions,
  can: canMoveRecipient,
  go: moveRecipient,
})
keepsItsTable({
  name: 'a payment in USDT',
  statuses: cryptoPaymentStates,
  table: cryptoPaymentTransitions,
  can: (from, to) => canMove(cryptoPaymentTransitions, from, to),
  go: moveCryptoPayment,
})
keepsItsTable({
  name: 'a verification',
  statuses: verificationStatuses,
  table: verificationTransitions,
  can: canMoveVerification,
  go: moveVerification,
})

it('lists for an order the moves that succeed', () => {
  for (const from of orderStatuses) {
    expect(nextOrderStatuses(from)).toEqual(
      nextOrderStatuses(from).filter((to) => moveOrder(from, to).ok && to !== from),
    )
  }
})
