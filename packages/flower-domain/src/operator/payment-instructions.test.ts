import { expect, test } from 'vitest'
import { numberInPurpose } from '../payments/payment-purpose.ts'
import { readBankQr } from '../requisites/bank-qr.ts'
import { demoRequisites } from './requisites.ts'
import { paymentInstructions, type AwaitedPayment } from './payment-instructions.ts'

const awaited: AwaitedPayment = {
  kind: 'top-up',
  method: 'QRCODE',
  number: 1007,
  amount: 1_234_550,
  date: '2026-11-22',
  invoice: { number: 12, date: '2026-11-22' },
  vatBp: null,
  requisites: demoRequisites,
}

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

test.each(['QRCODE', 'CHECK', 'CASH'] as const)(
  'a %s without requisites asks nobody to pay anybody',
  (method) => {
    expect(paymentInstructions({ ...awaited, method, requisites: null })).toBeNull()
  },
)

test('a sole proprietor is paid without a КПП', () => {
  const requisites = { ...demoRequisites, inn: '500100732259', kpp: '', ogrn: '304500116000157' }
  const instructions = paymentInstructions({ ...awaited, requisites })
  if (instructions?.method !== 'QRCODE') throw new Error('Another method.')
  expect(instructions.qr).not.toContain('KPP')
  expect(instructions.payee.kpp).toBe('')
})

test('a payment by invoice needs its invoice', () => {
  expect(() => paymentInstructions({ ...awaited, method: 'CHECK', invoice: null })).toThrow(RangeError)
})

test('cash is brought to the office with the number of the payment', () => {
  const instructions = paymentInstructions({ ...awaited, method: 'CASH' })
  expect(instructions).toMatchObject({ method: 'CASH', code: '1007' })
  const requisites = {
    ...demoRequisites,
    account: '40702810900000000001',
    address: '170100, Тверь, Советская, 1',
  }
  expect(paymentInstructions({ ...awaited, method: 'CASH', requisites })).toMatchObject({
    address: { ru: '170100, Тверь, Советская, 1', en: '170100, Тверь, Советская, 1' },
    hours: { ru: '', en: '' },
  })
})

test.each(['BALANCE', 'CARD', 'CRYPTO'] as const)('%s needs no instructions', (method) => {
  expect(paymentInstructions({ ...awaited, method })).toBeNull()
})
