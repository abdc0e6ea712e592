import type { PageRoutes } from './page-route.ts'

/** From the price list to the placed order. */
export const buyingRoutes = {
  catalog: {
    path: '/catalog',
    access: 'signed-in',
    layout: 'catalog',
    topics: ['catalog', 'flowers'],
    title: 'catalog.title',
    description: 'descriptions.catalog',
    // All cards follow when these are painted: a document stays small at any number of lots.
    reads: [
      { call: 'catalogDays' },
      { call: 'catalogFirstCards', query: { availability: 'inStock', date: '?date' } },
    ],
  },
  cart: {
    path: '/cart',
    access: 'signed-in',
    layout: 'cart',
    topics: ['cart', 'flowers'],
    title: 'cart.title',
    description: 'descriptions.cart',
    reads: [{ call: 'deliveryTerms' }],
  },
  order: {
    path: '/order',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'cart', 'flowers', 'addresses', 'forms'],
    title: 'order.title',
    description: 'descriptions.order',
    reads: [{ call: 'deliveryTerms' }, { call: 'addressList' }],
  },
  confirm: {
    path: '/confirm',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'cart', 'flowers'],
    title: 'order.confirmTitle',
    description: 'descriptions.order',
    reads: [{ call: 'deliveryTerms' }, { call: 'addressList' }],
  },
  orderPlaced: {
    path: '/confirm/placed/:id',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'history', 'flowers'],
    title: 'order.placedTitle',
    description: 'descriptions.orderPlaced',
    reads: [{ call: 'purchaseGet', params: { id: ':id' } }],
  },
  history: {
    path: '/history',
    access: 'signed-in',
    layout: 'base',
    topics: ['history', 'flowers'],
    title: 'history.title',
    description: 'descriptions.history',
    reads: [{ call: 'purchaseList', query: { page: 1, limit: 20 } }],
  },
  historyOrder: {
    path: '/history/:id',
    access: 'signed-in',
    layout: 'base',
    topics: ['history', 'flowers'],
    title: 'history.title',
    description: 'descriptions.historyOrder',
    reads: [{ call: 'purchaseGet', params: { id: ':id' } }],
  },
} as const satisfies PageRoutes
