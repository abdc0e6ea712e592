import { expect, test } from 'vitest'
import { choicesOf, readDecision, type TypedDecision } from './crypto-decision.ts'

const payment = { _id: 'payment', number: 7, personId: 'anna', amount: 100_000, usdt: '12.000001' }
const typed: TypedDecision = { choice: 'worth', amount: null, person: null, reason: ' Пришло поздно ' }
const reason = 'Пришло поздно'
const anna = { _id: 'anna', name: 'Анна' }

test('what came is credited for what it is worth, for another sum, or noted as sent back', () => {
  const held = { worth: 90_000, payment }
  expect(readDecision(held, typed)).toEqual({ body: { decision: 'credit', amount: 90_000, reason } })
  expect(readDecision(held, { ...typed, choice: 'other', amount: 50_000 })).toEqual({
    body: { decision: 'credit', amount: 50_000, reason },
  })
  expect(readDecision(held, { ...typed, choice: 'return', amount: 50_000 })).toEqual({
    body: { decision: 'return', reason },
  })
})

test('a sum above the worth, none at all and a missing reason are problems', () => {
  const held = { worth: 90_000, payment }
  expect(readDecision(held, { ...typed, choice: 'other', amount: 90_001 })).toEqual({
    problems: ['too-much'],
  })
  expect(readDecision(held, { ...typed, choice: 'other', reason: ' ' })).toEqual({
    problems: ['amount', 'reason'],
  })
})

test('what nobody is known for is credited to a person who is named, and to no other', () => {
  const held = { worth: 90_000, payment: null }
  expect(readDecision(held, typed)).toEqual({ problems: ['person'] })
  expect(readDecision(held, { ...typed, person: anna })).toEqual({
    body: { decision: 'credit', amount: 90_000, reason, personId: 'anna' },
  })
  expect(
    readDecision({ worth: 90_000, payment }, { ...typed, person: { _id: 'petr', name: 'Пётр' } }),
  ).toEqual({
    body: { decision: 'credit', amount: 90_000, reason },
  })
})

test('another token has no worth to credit', () => {
  expect(choicesOf({ worth: null })).toEqual(['other', 'return'])
  expect(choicesOf({ worth: 1 })).toEqual(['worth', 'other', 'return'])
})
