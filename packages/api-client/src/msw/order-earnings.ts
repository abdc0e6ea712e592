import { noPercentages, orderEarnings, orderMargin } from '@flower-market/flower-domain'
import type { EarningsKind } from '@flower-market/flower-domain'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MarketState } from './market-state.ts'
import { recordOperation } from './operations.ts'
import { changePerson } from './people.ts'

interface Earned {
  readonly kind: EarningsKind
  readonly personId: string | null
  readonly amount: number
}

function earnedFrom(state: MarketState, { ownerId, earningTerms }: MockPurchase): Earned[] {
  const owner = state.people.find(({ _id }) => _id === ownerId)
  const share = owner?.share ?? noPercentages
  return [
    { kind: 'margin', personId: owner?.brokerId ?? null, amount: orderMargin(earningTerms).minor },
    {
      kind: 'share',
      personId: owner?.referredBy ?? null,
      amount: orderEarnings({ ...earningTerms, share }).minor,
    },
  ]
}

/**
 * Credits broker and referrer with what an order earns them when it is fulfilled, and takes it back when it is returned
 * after that. `order` is as it was when it was fulfilled.
 */
export function moveEarnings(state: MarketState, order: MockPurchase, direction: 'credit' | 'reverse'): void {
  for (const { kind, personId, amount } of earnedFrom(state, order)) {
    const earner = state.people.find(({ _id }) => _id === personId)
    if (earner === undefined || amount === 0) continue
    const hasAccount = earner.accounts.some(({ type }) => type === 'RUBLE')
    const account = {
      _id: `account-${earner._id}-ruble`,
      amount: 0,
      type: 'RUBLE' as const,
      name: '',
      isDefault: earner.accounts.length === 0,
    }
    const person = hasAccount
      ? earner
      : changePerson(state, earner, { accounts: [...earner.accounts, account] })
    recordOperation(state, person, {
      kind: direction === 'credit' ? kind : 'correction',
      purchase: null,
      changes: [{ type: 'RUBLE', amount: direction === 'credit' ? amount : -amount }],
      creator: 'ADMIN',
    })
  }
}
