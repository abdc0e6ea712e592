import type { CallInput } from '@flower-market/api-client'

/** Orders a page of the history. */
const ORDERS_PER_PAGE = 20

/** The question for one page of the orders, from 1. */
export const orderPage = (page: number): CallInput<'purchaseList'> => ({
  query: { page, limit: ORDERS_PER_PAGE },
})

/** The question for the newest orders. */
export const FIRST_PAGE = orderPage(1)
