import type { PageRoutes } from './page-route.ts'

/** Money that comes in and pays orders. */
export const moneyRoutes = {
  transactions: {
    path: '/transaction',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions'],
    title: 'transactions.title',
    description: 'descriptions.transactions',
    reads: [{ call: 'transactionList', query: { page: 1, limit: 20, status: '?status' } }],
  },
  payments: {
    path: '/transaction/payments',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions'],
    title: 'transactions.payments',
    description: 'descriptions.payments',
    reads: [{ call: 'transactionList', query: { page: 1, limit: 20, status: '?status', kind: 'orders' } }],
  },
  replenishment: {
    path: '/transaction/replenishment',
    access: 'signed-in',
    layout: 'transaction',
    topics: ['transactions', 'forms'],
    title: 'transactions.replenishment',
    description: 'descriptions.replenishment',
    reads: [{ call: 'topUpWays' }],
  },
} as const satisfies PageRoutes
