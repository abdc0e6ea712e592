import { expect, test } from 'vitest'
import { draftSum, emptyDraft, emptyPosition, parseRequestDraft } from './request-draft.ts'

test('a stored draft is read back', () => {
  const draft = {
    ...emptyDraft,
    plantation: 'kilima-dawn',
    date: '2026-12-07' as const,
    positions: [{ ...emptyPosition, variety: 'Athena', price: 9_600, quantity: 400 }],
    addressId: 'address-2',
    comment: 'Белые',
  }
  expect(parseRequestDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, 'no json', '{"positions":5,"date":"tomorrow","addressId":7}'])(
  'what cannot be used is as before anything was typed: %s',
  (text) => {
    expect(parseRequestDraft(text)).toEqual(emptyDraft)
  },
)

test('a draft costs what its positions cost', () => {
  const position = { ...emptyPosition, price: 9_600, quantity: 400 }
  expect(draftSum([position, emptyPosition])).toBe(3_840_000)
})
