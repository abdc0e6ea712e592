import { expect, test } from 'vitest'
import { demoRequisites } from '../operator/requisites.ts'
import { paymentInstructions } from '../operator/payment-instructions.ts'
import { isProvenByPdf, paymentProofKey, readPaymentProof } from './payment-proof.ts'
import { paymentMethods } from './payment-method.ts'

const receipt = 't=20261122T1030&s=15000.00&fn=9999078900004792&i=12345&fp=1234567890&n=1'

test('a transfer to an invoice is proven by a PDF, too, and no other payment', () => {
  expect(paymentMethods.filter(isProvenByPdf)).toEqual(['CHECK'])
})

test('a receipt of a sale tells its sum and what identifies it', () => {
  const proof = readPaymentProof(receipt)
  expect(proof).toEqual({
    kind: 'receipt',
    sum: 1_500_000,
    localTime: '2026-11-22T10:30:00',
    fiscalDrive: '9999078900004792',
    document: '12345',
    fiscalSign: '1234567890',
  })
  expect(paymentProofKey(proof)).toBe('9999078900004792-12345-1234567890')
})

test('a receipt has one key, with the zeros of its paper or without them', () => {
  const typed = { fiscalDrive: '9999078900004792', document: '0012345', fiscalSign: '0234567890' }
  const padded = { kind: 'receipt', sum: 1_500_000, localTime: '2026-11-22T10:30:00', ...typed } as const
  expect(paymentProofKey(padded)).toBe('9999078900004792-12345-234567890')
  expect(paymentProofKey({ ...padded, fiscalSign: '0000000000' })).toBe('9999078900004792-12345-0')
})

test('the QR that asks for a payment tells sum and purpose, and may be shown again', () => {
  const asked = {
    kind: 'top-up',
    number: 1007,
    amount: 20_000,
    date: '2026-11-22',
    invoice: null,
    vatBp: null,
    requisites: demoRequisites,
  } as const
  const instructions = paymentInstructions({ ...asked, method: 'QRCODE' })
  if (instructions?.method !== 'QRCODE') throw new Error('Another method.')
  const proof = readPaymentProof(instructions.qr)
  expect(proof).toEqual({ kind: 'bank-qr', sum: 20_000, purpose: instructions.purpose })
  expect(paymentProofKey(proof)).toBeNull()
})

test.each([receipt.replace('n=1', 'n=2'), 'https://shop.example', ''])('%o proves nothing', (text) => {
  expect(readPaymentProof(text)).toBeNull()
  expect(paymentProofKey(null)).toBeNull()
})
