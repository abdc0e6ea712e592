import { expect, test } from 'vitest'
import { bankTransferKey } from './bank-statement.ts'
import { doubtIfCredited, mayBeSameTransfer, type ComparedTransfer } from './same-transfer.ts'

const facts = {
  number: '71',
  date: '2026-11-20',
  amount: 50_000,
  payerAccount: '40702810100000000001',
} as const
const ordered: ComparedTransfer = { ...facts, key: bankTransferKey(facts) }
const booked: ComparedTransfer = { ...facts, key: 'reference:REF-71' }

test.each<[string, Partial<ComparedTransfer>]>([
  ['the same facts', {}],
  ['a booking three days later', { date: '2026-11-23' }],
  ['a booking three days earlier', { date: '2026-11-17' }],
  ['a number that the bank pads', { number: '000071' }],
  ['no number', { number: '' }],
  ['the word of ISO 20022 for no number', { number: 'NOTPROVIDED' }],
])('an order and what a bank names by its reference may be one transfer: %s', (_what, changes) => {
  const other = { ...booked, ...changes }
  expect([mayBeSameTransfer(ordered, other), mayBeSameTransfer(other, ordered)]).toEqual([true, true])
})

test.each<[string, Partial<ComparedTransfer>]>([
  ['another number', { number: '72' }],
  ['another sum', { amount: 50_001 }],
  ['another account', { payerAccount: '40702810100000000002' }],
  ['a booking four days later', { date: '2026-11-24' }],
])('it is another transfer with %s', (_what, changes) => {
  expect(mayBeSameTransfer(ordered, { ...booked, ...changes })).toBe(false)
})

test('what a file lists twice was paid twice, and two references are two transfers', () => {
  expect(mayBeSameTransfer(ordered, { ...ordered, key: `${ordered.key}#2` })).toBe(false)
  expect(mayBeSameTransfer(booked, { ...booked, key: 'reference:REF-72' })).toBe(false)
})

test('transfers whose payer has no account in the file are not compared', () => {
  const nobodys = { payerAccount: '' }
  expect(mayBeSameTransfer({ ...ordered, ...nobodys }, { ...booked, ...nobodys })).toBe(false)
})

test('a match is doubtful where the same money may be credited already', () => {
  const invoice = { number: 1, amount: 1, inn: '1' }
  const certain = { verdict: 'matched', invoice } as const
  expect(doubtIfCredited(certain, false)).toBe(certain)
  expect(doubtIfCredited(certain, true)).toEqual({ verdict: 'doubtful', invoice, differs: [] })
  expect(doubtIfCredited({ verdict: 'unmatched' }, true)).toEqual({ verdict: 'unmatched' })
})
