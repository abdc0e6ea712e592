import type { WalletType } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { changePerson } from './people.ts'
import { mockForBuyer, mockSignedIn } from './signed-in.ts'

type Accounts = MockPerson['accounts']

/** A person's accounts with what is reserved for transfers that the bank has not sent. */
export function shownAccounts(
  { transactions, provenAt }: Pick<MarketState, 'transactions' | 'provenAt'>,
  { _id, accounts }: Pick<MockPerson, '_id' | 'accounts'>,
): CallOutput<'accountList'> {
  return accounts.map((account) => ({
    ...account,
    provenAt,
    reserved: transactions
      .filter(({ ownerId, status, transfer }) => {
        const isHeld = ownerId === _id && status === 'IN_PROCESSED'
        return isHeld && transfer?.source === account.type
      })
      .reduce((sum, { amount }) => sum + amount, 0),
  }))
}

/** A person's accounts with what `accountUpdate` changes. */
function updated(
  { _id, accounts }: MockPerson,
  { type, name, isDefault }: MockRequest<'accountUpdate'>['body'],
): Accounts {
  const isOpen = accounts.some((account) => account.type === type)
  const opened = { _id: `account-${_id}-${type.toLowerCase()}`, amount: 0, type, name: '', isDefault: false }
  const isOther = (account: Accounts[number]): boolean => account.type !== type
  return [...accounts, ...(isOpen ? [] : [opened])].map((account) => ({
    _id: account._id,
    amount: account.amount,
    type: account.type,
    name: isOther(account) ? account.name : (name ?? account.name),
    isDefault: isOther(account) ? account.isDefault && isDefault !== true : (isDefault ?? account.isDefault),
  }))
}

/** The person with an account of the type, opened where there was none. */
export function openMockAccount(state: MarketState, person: MockPerson, type: WalletType): MockPerson {
  return changePerson(state, person, { accounts: updated(person, { type }) })
}

/** Balances and delivery settings of the signed-in person. */
export function accountHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'accountList', (person) => shownAccounts(state, person)),
    mockSignedIn(state, 'accountListOf', (person, { params: { id } }) => {
      const found = state.people.find(({ _id }) => _id === id)
      const isAllowed = found !== undefined && (person.role === 'ADMIN' || person._id === id)
      return isAllowed ? shownAccounts(state, found) : refuse('not-found')
    }),
    mockSignedIn(state, 'accountUpdate', (person, { body }) =>
      shownAccounts(state, changePerson(state, person, { accounts: updated(person, body) })),
    ),
    // The mock's balances are what its history says.
    mockSignedIn(state, 'ledgerProve', () => {
      state.provenAt = state.now.toISOString()
      return { differences: [] }
    }),
    mockForBuyer(state, 'deliveryTerms', deliveryTermsOf),
  ]
}
