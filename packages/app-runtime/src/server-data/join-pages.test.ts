import { expect, test } from 'vitest'
import { joinPages, type ListPage, type ListRow } from './join-pages.ts'
import type { Resource } from './resource-entry.ts'

interface Row extends ListRow {
  readonly number: number
}

function rowOf(number: number): Row {
  return { _id: `row-${number}`, number }
}

function page(numbers: readonly number[], total: number): Resource<ListPage<Row>> {
  return {
    status: 'ready',
    isRefreshing: false,
    data: { items: numbers.map(rowOf), page: 1, limit: 2, total },
  }
}
const loading = { status: 'loading' } as const
const failed = { status: 'failed', error: new Error('no') } as const

function numbersOf(pages: readonly Resource<ListPage<Row>>[]) {
  const list = joinPages(pages)
  return list.status === 'ready' ? list.data.rows.map(({ number }) => number) : list.status
}
function nextOf(pages: readonly Resource<ListPage<Row>>[]) {
  const list = joinPages(pages)
  return list.status === 'ready' ? list.data.next : list.status
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

test('shows no page behind one that has not come, so that the order of rows holds', () => {
  expect(numbersOf([page([6, 5], 6), loading, page([2, 1], 6)])).toEqual([6, 5])
})

test('shows a row once when a newer one has moved it to the next page', () => {
  expect(numbersOf([page([6, 5], 6), page([5, 4], 6)])).toEqual([6, 5, 4])
})

test('is loading or failed as its first page is', () => {
  expect(numbersOf([loading])).toBe('loading')
  expect(numbersOf([failed, loading])).toBe('failed')
})
