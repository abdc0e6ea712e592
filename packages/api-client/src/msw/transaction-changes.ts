import { changesByWallet, type WalletType } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockChanges, MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'

/** What a transaction has changed on its owner's accounts, the oldest first. */
export function changesOf(
  { operations }: MarketState,
  { _id, changes = [] }: Pick<MockTransaction, '_id' | 'changes'>,
): MockChanges {
  const recorded = operations
    .filter(({ transactionId }) => transactionId === _id)
    .toReversed()
    .flatMap(({ entries }) => changesByWallet(entries))
    .map(({ accountId: _account, ...change }) => change)
  return [...changes, ...recorded]
}

/** What changes add to and take from each account, or one of them. */
export function sumsOf(
  changes: MockChanges,
  only: WalletType | undefined,
): CallOutput<'transactionList'>['sums'] {
  const types = [...new Set(changes.map(({ type }) => type))].filter((type) => type === (only ?? type))
  return types.map((type) => {
    const amounts = changes.filter((change) => change.type === type).map(({ amount }) => amount)
    const sumOf = (sign: 1 | -1): number =>
      amounts.filter((amount) => amount * sign > 0).reduce((sum, amount) => sum + amount * sign, 0)
    return { type, added: sumOf(1), taken: sumOf(-1) }
  })
}
