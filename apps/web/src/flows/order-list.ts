import type { CallInput } from '@flower-market/api-client'

/** Orders a page of the history. */
const ordersPerPage = 20

/** The question for one page of the orders, from 1. */
export function orderPage(page: number): CallInput<'purchaseList'> {
  return {
    query: { page, limit: ordersPerPage },
  }
}

/** The question for the newest orders. */
export const firstPage = orderPage(1)
