import { expect, test } from 'vitest'
import { fixturePurchase } from '@flower-market/api-client/msw'
import {
  canAddBunch,
  claimProblems,
  newClaimDraft,
  stemsOf,
  toClaimBody,
  type ClaimLine,
} from './claim-form.ts'

const line: ClaimLine = {
  ...fixturePurchase('delivered').lines[0]!,
  stemsPerBunch: 25,
  stemsPerBox: 100,
  shippedQuantity: 50,
  claimableQuantity: 50,
}
const picture = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' })
const filled = { ...newClaimDraft(line), reason: 'broken', pictures: [picture] } as const

test('a claim begins with a whole bunch and needs a reason and a photograph', () => {
  expect(stemsOf(newClaimDraft(line))).toBe(25)
  expect([...claimProblems(line, newClaimDraft(line))]).toEqual(['reason', 'pictures'])
  expect([...claimProblems(line, filled)]).toEqual([])
})

test('flowers that did not come need no photograph', () => {
  expect([...claimProblems(line, { ...filled, reason: 'missing', pictures: [] })]).toEqual([])
})

test('no stems and more than can be claimed are told', () => {
  expect([...claimProblems(line, { ...filled, stems: [0, 0] })]).toEqual(['stems'])
  expect([...claimProblems({ ...line, claimableQuantity: 30 }, { ...filled, stems: [25, 6] })]).toEqual([
    'tooMany',
  ])
})

test('as many bunches are offered as were delivered in a box', () => {
  expect(canAddBunch(line, filled)).toBe(true)
  expect(canAddBunch(line, { ...filled, stems: [25, 8] })).toBe(false)
})

test('a bunch without stems is not sent', () => {
  const body = toClaimBody('order', line, { ...filled, stems: [0, 8], box: 2, comment: ' Мятые ' })
  expect(body).toEqual({
    orderId: 'order',
    code: line.code,
    reason: 'broken',
    comment: 'Мятые',
    bunches: [{ box: 2, bunch: 2, quantity: 8 }],
  })
})
