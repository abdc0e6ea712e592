import { expect, test } from 'vitest'
import type { Resource } from '../../state/resource.ts'
import { joinPages, type OrderListPage, type OrderRow } from './join-pages.ts'

const rowOf = (number: number): OrderRow => ({
  _id: `order-${number}`,
  number,
  issueDate: '2026-11-20T08:04:00Z',
  deliveryFrom: '2026-11-26',
  status: 'new',
  paymentStatus: 'paid',
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  sum: 100_000,
  stems: 100,
  positions: 1,
})

const page = (numbers: readonly number[], total: number): Resource<OrderListPage> => ({
  status: 'ready',
  isRefreshing: false,
  data: { items: numbers.map(rowOf), page: 1, limit: 2, total },
})
const loading = { status: 'loading' } as const
const failed = { status: 'failed', error: new Error('no') } as const

const numbersOf = (pages: readonly Resource<OrderListPage>[]) => {
  const list = joinPages(pages)
  return list.status === 'ready' ? list.rows.map(({ number }) => number) : list.status
}
const nextOf = (pages: readonly Resource<OrderListPage>[]) => {
  const list = joinPages(pages)
  return list.status === 'ready' ? list.next : list.status
}

test('appends a later page to the ones before', () => {
  expect(numbersOf([page([5, 4], 5), page([3, 2], 5)])).toEqual([5, 4, 3, 2])
})

test('offers more while the last page was not empty', () => {
  expect(nextOf([page([5, 4], 5)])).toBe('more')
  expect(nextOf([page([5, 4], 5), page([], 5)])).toBe('end')
})

test('ends when everything is shown', () => {
  expect(nextOf([page([2, 1], 2)])).toBe('end')
})

test('shows what is there while the next page is on its way, or has failed', () => {
  expect(numbersOf([page([5, 4], 5), loading])).toEqual([5, 4])
  expect(nextOf([page([5, 4], 5), loading])).toBe('loading')
  expect(nextOf([page([5, 4], 5), failed])).toBe('failed')
})

test('shows no page behind one that has not come, so that the order of orders holds', () => {
  expect(numbersOf([page([6, 5], 6), loading, page([2, 1], 6)])).toEqual([6, 5])
})

test('shows an order once when a newer one has moved it to the next page', () => {
  expect(numbersOf([page([6, 5], 6), page([5, 4], 6)])).toEqual([6, 5, 4])
})

test('is loading or failed as its first page is', () => {
  expect(numbersOf([loading])).toBe('loading')
  expect(numbersOf([failed, loading])).toBe('failed')
})
