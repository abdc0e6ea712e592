import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAnswerTemplate, findTemplateIssue, templatePriceChange } from './answer-template.ts'
import { answerRequestLines } from './request-answer.ts'

const half = {
  name: 'Half',
  sharePercent: 50,
  priceChangePercent: 0,
  reason: 'less-cut',
  note: '',
  validHours: null,
} as const
const line = { position: 1, quantity: 400, ownPrice: 8_655, stemsPerBunch: 25 }

test('a template agrees to whole bunches of its share at the price that it makes', () => {
  expect(applyAnswerTemplate(line, half)).toEqual({
    quantity: 200,
    price: 8_655,
    reason: 'less-cut',
    note: '',
  })
  expect(applyAnswerTemplate({ ...line, quantity: 110 }, half).quantity).toBe(50)
  expect(applyAnswerTemplate({ ...line, quantity: 110 }, { ...half, sharePercent: 100 }).quantity).toBe(110)
  const dearer = { ...half, sharePercent: 100, priceChangePercent: 10, reason: 'price-rose' } as const
  expect(applyAnswerTemplate(line, dearer)).toMatchObject({
    quantity: 400,
    price: 9_521,
    reason: 'price-rose',
  })
})

test('a refusal leaves the price alone, and what is agreed as requested has no reason', () => {
  const none = { ...half, sharePercent: 0, priceChangePercent: 10 }
  expect(applyAnswerTemplate(line, none)).toMatchObject({ quantity: 0, price: 8_655 })
  expect(applyAnswerTemplate(line, { ...half, sharePercent: 100 }).reason).toBeNull()
})

test('a template says why it gives less or costs more, and what else it is', () => {
  expect(findTemplateIssue(half)).toBeNull()
  expect(findTemplateIssue({ ...half, reason: null })).toBe('reason-missing')
  expect(findTemplateIssue({ ...half, sharePercent: 100, priceChangePercent: 1, reason: null })).toBe(
    'reason-missing',
  )
  expect(findTemplateIssue({ ...half, sharePercent: 100, priceChangePercent: -5, reason: null })).toBeNull()
  expect(findTemplateIssue({ ...half, reason: 'other', note: ' ' })).toBe('note-missing')
})

test('a template without an issue never makes an answer that is refused', () => {
  const template = fc.record({
    name: fc.constant('x'),
    sharePercent: fc.integer({ min: 0, max: 100 }),
    priceChangePercent: fc.integer(templatePriceChange),
    reason: fc.constantFrom('less-cut' as const, 'other' as const, null),
    note: fc.constantFrom('', 'Frost'),
    validHours: fc.constant(null),
  })
  const asked = fc.record({
    position: fc.constant(1),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    ownPrice: fc.integer({ min: 1, max: 2_000_000 }),
    stemsPerBunch: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(asked, template, (one, made) => {
      fc.pre(findTemplateIssue(made) === null)
      const { reason, ...answer } = applyAnswerTemplate(one, made)
      const given = { position: 1, ...answer, ...(reason !== null && { reason }) }
      expect(answerRequestLines([one], [given])).toMatchObject({ ok: true })
    }),
  )
})
