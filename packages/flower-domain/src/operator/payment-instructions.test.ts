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
    expect(purpose).toBe('Пополнение баланса, счёт 1007 от 22.11.2026, без НДС')
    expect(numberInPurpose(purpose)).toBe(1007)
  },
)

test('cash is brought to the office with the number of the payment', () => {
  const instructions = paymentInstructions({ ...awaited, method: 'CASH' })
  expect(instructions).toMatchObject({ method: 'CASH', code: '1007' })
})

test.each(['BALANCE', 'CARD', 'CRYPTO'] as const)('%s needs no instructions', (method) => {
  expect(paymentInstructions({ ...awaited, method })).toBeNull()
})
