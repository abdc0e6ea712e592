import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'

test('a page that is older than the server reads a list with a notice of a kind that it does not know', () => {
  const known = { kind: 'question-asked', transactionId: null }
  const notices = [known, { kind: 'of-next-year', orderId: 'a' }]
  const items = notices.map((about, place) => ({
    _id: String(place),
    at: '2026-11-27T09:00:00.000Z',
    isRead: false,
    about,
  }))
  const answer = z.parse(contract.noticeList.response, { items, page: 1, limit: 20, total: 2 })
  expect(answer.items.map(({ about }) => about)).toEqual([known, { kind: 'other' }])
})
