import type { RouteRead } from '@flower-market/api-client'
import type { PageRoutes } from './page-route.ts'

const operationsRead = {
  call: 'operationsHistory',
  query: {
    page: 1,
    limit: 20,
    accountId: '?account',
    sign: '?sign',
    status: '?status',
    method: '?method',
    from: '?from',
    to: '?to',
  },
} as const satisfies RouteRead

const transactionFilters = {
  page: 1,
  limit: 20,
  status: '?status',
  method: '?method',
  from: '?from',
  to: '?to',
} as const

/** Money that comes in, pays orders and moves on a person's accounts. */
export const moneyRoutes = {
  transactions: {
    path: '/transaction',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions', 'labels', 'money', 'days'],
    title: 'transactions.title',
    reads: [
      { call: 'transactionList', query: { ...transactionFilters, accountId: '?account', kind: '?kind' } },
      { call: 'topUpWays' },
    ],
  },
  payments: {
    path: '/transaction/payments',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions', 'labels', 'money', 'transfers', 'days'],
    title: 'transactions.payments',
    reads: [{ call: 'transactionList', query: { ...transactionFilters, kind: 'orders' } }],
  },
  replenishment: {
    path: '/transaction/replenishment',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions', 'labels', 'money', 'crypto', 'questions', 'forms', 'days'],
    title: 'transactions.replenishment',
    reads: [{ call: 'topUpWays' }],
  },
  cardPayment: {
    path: '/transaction/card/:id',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions', 'forms'],
    title: 'transactions.cardTitle',
    reads: [{ call: 'transactionGet', params: { id: ':id' } }],
  },
  transfer: {
    path: '/transaction/transfer',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transfers', 'money', 'transactions', 'labels', 'forms'],
    title: 'transfers.title',
    reads: [{ call: 'plantationAllList' }, { call: 'accountList' }],
  },
  sandboxWallet: {
    path: '/sandbox/wallet',
    access: 'signed-in',
    layout: 'base',
    topics: ['transactions', 'crypto', 'forms'],
    title: 'crypto.wallet.title',
  },
  operation: {
    path: '/operation',
    access: 'signed-in',
    layout: 'operation',
    topics: ['money', 'days'],
    title: 'money.exchange',
    reads: [
      { call: 'ratesList', query: { days: 30 } },
      { call: 'operationsHistory', query: { kind: 'exchange', page: 1, limit: 5 } },
    ],
  },
  operationsHistory: {
    path: '/operations-history',
    access: 'signed-in',
    layout: 'base',
    topics: ['money', 'labels', 'days'],
    title: 'money.operations',
    reads: [operationsRead],
  },
  operationsTable: {
    path: '/operationss',
    access: 'signed-in',
    layout: 'base',
    topics: ['money', 'labels', 'days'],
    title: 'money.operations',
    reads: [operationsRead],
  },
  balanceHistory: {
    path: '/historybalance',
    access: 'signed-in',
    layout: 'base',
    topics: ['money', 'labels', 'days'],
    title: 'money.balanceHistory',
  },
  balanceEntry: {
    path: '/historybalance/:id',
    access: 'signed-in',
    layout: 'base',
    topics: ['money', 'labels', 'days'],
    title: 'money.balanceHistory',
    reads: [{ call: 'balanceEntry', params: { id: ':id' } }],
  },
} as const satisfies PageRoutes
