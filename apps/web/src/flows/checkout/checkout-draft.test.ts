import { expect, test } from 'vitest'
import { maxLengths } from '@flower-market/api-client'
import { emptyDraft, parseCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts'

test('gives back what was stored', () => {
  const draft: CheckoutDraft = {
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    comment: 'Позвонить «за час»',
    addressId: 'address-1',
    pendingIntent: 'purchaseCreate:1-2',
  }
  expect(parseCheckoutDraft(JSON.stringify(draft))).toEqual(draft)
})

test('starts with delivery and leaves it open how to pay', () => {
  expect(emptyDraft).toMatchObject({ methodDelivery: 'delivery', paymentMethod: null })
  expect(parseCheckoutDraft(null)).toEqual(emptyDraft)
})

test.each(['', '{', 'null', '"text"', '[]'])('reads %j as nothing chosen', (text) => {
  expect(parseCheckoutDraft(text)).toEqual(emptyDraft)
})

test('keeps the parts that can be used when another cannot', () => {
  const text = JSON.stringify({ methodDelivery: 'pigeon', paymentMethod: 'CRYPTO', comment: 'тихо' })
  expect(parseCheckoutDraft(text)).toEqual({ ...emptyDraft, comment: 'тихо' })
})

test('cuts a comment that no order would take', () => {
  const { comment } = parseCheckoutDraft(JSON.stringify({ comment: 'ы'.repeat(maxLengths.orderComment + 5) }))
  expect(comment).toHaveLength(maxLengths.orderComment)
})
