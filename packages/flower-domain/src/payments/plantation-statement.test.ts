import { expect, it } from 'vitest'
import { sumPlantationStatement } from './plantation-statement.ts'

const payment = { kind: 'payment', amount: 500, currency: 'USD' } as const

it('sums what was shipped, claimed, accepted and is under way, each currency by itself', () => {
  const entries = [
    { kind: 'shipment', amount: 10_000, currency: 'RUB', payment: null },
    { kind: 'shipment', amount: 2_000, currency: 'RUB', payment: null },
    { kind: 'claim', amount: 300, currency: 'RUB', payment: null },
    { ...payment, payment: { status: 'CONFIRMED' } },
    { ...payment, amount: 70, payment: { status: 'SENDED' } },
  ] as const
  expect(sumPlantationStatement(entries)).toEqual([
    { currency: 'RUB', shipped: 12_000, claimed: 300, accepted: 0, sent: 0 },
    { currency: 'USD', shipped: 0, claimed: 0, accepted: 500, sent: 70 },
  ])
})

it('a payment that the bank sent back counts nowhere', () => {
  expect(sumPlantationStatement([{ ...payment, payment: { status: 'REJECTED' } }])).toEqual([
    { currency: 'USD', shipped: 0, claimed: 0, accepted: 0, sent: 0 },
  ])
})
