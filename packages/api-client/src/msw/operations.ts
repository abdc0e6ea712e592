import type { WalletType } from '@flower-market/flower-domain'
import type { MockOperation } from '../fixtures/operations.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'

/** What a movement changes on a person's accounts; several changes of one account follow each other. */
export interface NewOperation
  extends
    Pick<MockOperation, 'kind' | 'purchase'>,
    Partial<Pick<MockOperation, 'method' | 'creator' | 'reason' | 'corrects' | 'transactionId' | 'rate'>> {
  readonly changes: readonly { readonly type: WalletType; readonly amount: number }[]
}

/** Moves money on a person's accounts and writes it into the history; answers the operation's id. */
export function recordOperation(
  state: MarketState,
  person: MockPerson,
  { kind, purchase, changes, method = 'BALANCE', creator = 'USER', ...why }: NewOperation,
): string {
  const _id = `operation-${state.operations.length + 1}`
  const amounts = new Map(person.accounts.map(({ type, amount }) => [type, amount]))
  const entries = changes.map(({ type, amount }, place) => {
    const balanceBefore = amounts.get(type) ?? 0
    amounts.set(type, balanceBefore + amount)
    const accountId = person.accounts.find((account) => account.type === type)?._id ?? ''
    return {
      _id: `${_id}-${place}`,
      accountId,
      type,
      amount,
      balanceBefore,
      balanceAfter: balanceBefore + amount,
    }
  })
  const accounts = person.accounts.map(({ amount, ...account }) => ({
    ...account,
    amount: amounts.get(account.type) ?? amount,
  }))
  state.people = state.people.map((one) => (one._id === person._id ? { ...one, accounts } : one))
  const operation: MockOperation = {
    _id,
    ownerId: person._id,
    kind,
    method,
    creator,
    date: state.now.toISOString(),
    purchase,
    entries,
    ...why,
  }
  state.operations = [operation, ...state.operations]
  return _id
}

/** Makes an operation a part of a transaction that was recorded after it. */
export function linkOperation(state: MarketState, id: string, transactionId: string): void {
  state.operations = state.operations.map((one) => (one._id === id ? { ...one, transactionId } : one))
}
