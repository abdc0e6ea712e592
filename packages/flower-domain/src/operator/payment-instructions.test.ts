import { expect, test } from 'vitest'
import { isInn } from '../identity/inn.ts'
import { numberInPurpose } from '../payments/payment-purpose.ts'
import { readBankQr } from '../requisites/bank-qr.ts'
import { isKpp } from '../requisites/kpp.ts'
import { isCorrespondentAccount, isSettlementAccount } from '../requisites/russian-account.ts'
import { operatorPayeeOn } from './payee.ts'
import { paymentInstructions, type AwaitedPayment } from './payment-instructions.ts'

const awaited: AwaitedPayment = {
  kind: 'top-up',
  method: 'QRCODE',
  number: 1007,
  amount: 1_234_550,
  date: '2026-11-22',
  invoice: { number: 12, date: '2026-11-22' },
  vatBp: null,
}

test("the operator's requisites pass their own checks", () => {
  const { account, bik, correspondentAccount, inn, kpp } = operatorPayeeOn('2026-11-22')
  expect(isSettlementAccount(account, bik)).toBe(true)
  expect(isCorrespondentAccount(correspondentAccount, bik)).toBe(true)
  expect([isInn(inn), isKpp(kpp)]).toEqual([true, true])
  expect(() => operatorPayeeOn('2025-12-31')).toThrow(RangeError)
})

test.each(['QRCODE', 'CHECK'] as const)(
  'a bank reads the sum, the payee and the number of a %s out of the QR',
  (method) => {
    const instructions = paymentInstructions({ ...awaited, method })
    if (instructions?.method !== method) throw new Error('Another method.')
    const { qr, payee, purpose } = instructions
    expect(readBankQr(qr)).toEqual({ ok: true, payment: { ...payee, purpose, sumMinor: 1_234_550 } })
    const named = method === 'CHECK' ? 'счёт 12' : 'платёж 1007'
    expect(purpose).toBe(`Пополнение баланса, ${named} от 22.11.2026, без НДС`)
    expect(numberInPurpose(purpose)).toBe(method === 'CHECK' ? 12 : null)
  },
)

test('a payment by invoice needs its invoice', () => {
  expect(() => paymentInstructions({ ...awaited, method: 'CHECK', invoice: null })).toThrow(RangeError)
})

test('cash is brought to the office with the number of the payment', () => {
  const instructions = paymentInstructions({ ...awaited, method: 'CASH' })
  expect(instructions).toMatchObject({ method: 'CASH', code: '1007' })
})

test.each(['BALANCE', 'CARD', 'CRYPTO'] as const)('%s needs no instructions', (method) => {
  expect(paymentInstructions({ ...awaited, method })).toBeNull()
})
