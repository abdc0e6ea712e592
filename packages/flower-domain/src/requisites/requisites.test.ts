import { describe, expect, it } from 'vitest'
import { readBankQr, writeBankQr, type BankQr } from './bank-qr.ts'
import { isAbaRouting } from './aba-routing.ts'
import { fiscalReceiptKey, readFiscalReceipt } from './fiscal-receipt.ts'
import { hasIban, isIban, normalizeIban } from './iban.ts'
import { isOgrn } from './ogrn.ts'
import { isBik, isSettlementAccount } from './russian-account.ts'

const payment: BankQr = {
  name: 'ООО «Пример Флора»',
  account: '40702810138250123017',
  bankName: 'ПАО «Пример Банк»',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  inn: '7701234560',
  kpp: '770101001',
  purpose: 'Пополнение баланса',
  sumMinor: 7_505_000,
}

describe('bank QR', () => {
  it('is read as it was written', () => {
    expect(readBankQr(writeBankQr(payment))).toEqual({ ok: true, payment })
  })

  it.each<[string, Partial<BankQr>]>([
    ['a long name', { name: 'Я'.repeat(161) }],
    ['a payee of more than 300 bytes', { name: 'Я'.repeat(120) }],
    ['an empty purpose', { purpose: '' }],
    ['a long purpose', { purpose: 'x'.repeat(211) }],
    ['an account of 19 digits', { account: '4070281013825012301' }],
    ['parts of a kopeck', { sumMinor: 0.5 }],
    ['nothing to pay', { sumMinor: 0 }],
  ])('%s cannot be written', (_what, changes) => {
    expect(() => writeBankQr({ ...payment, ...changes })).toThrow(RangeError)
  })

  it.each([
    ['a decimal sum', 'Sum=75050.00', 'invalid-field'],
    ['a sum beyond safe integers', 'Sum=999999999999999999', 'invalid-field'],
    ['a key twice', 'BIC=044525225', 'invalid-field'],
    ['a part without a key', '=5', 'invalid-field'],
  ])('%s is refused', (_what, part, reason) => {
    const { sumMinor: _sum, ...rest } = payment
    expect(readBankQr(`${writeBankQr(rest)}|${part}`)).toEqual({ ok: false, reason })
  })

  it('another QR is none', () => {
    expect(readBankQr('https://example.com')).toEqual({ ok: false, reason: 'not-a-bank-qr' })
    expect(readBankQr('ST00022|Name=A')).toEqual({ ok: false, reason: 'unknown-version' })
    expect(readBankQr('ST00012|Name=A')).toEqual({ ok: false, reason: 'missing-field' })
  })
})

describe('cash receipt', () => {
  const text = 't=20190128T2004&s=600.00&fn=8710000101339597&i=91551&fp=2266822142&n=1'

  it('is known by drive, document and sign, in any order of its parts', () => {
    const [read, turned] = [
      readFiscalReceipt(text),
      readFiscalReceipt(text.split('&').toReversed().join('&')),
    ]
    if (!read.ok || !turned.ok) throw new Error('It is a receipt.')
    expect(read.receipt).toMatchObject({ localTime: '2019-01-28T20:04:00', operation: 'sale' })
    expect(fiscalReceiptKey(turned.receipt)).toBe('8710000101339597-91551-2266822142')
  })

  it('is the same receipt with the zeros that its paper pads the numbers with', () => {
    const numbers = { fiscalDrive: '0000000000000042', document: '91551', fiscalSign: '0' }
    const padded = { ...numbers, document: '0000091551', fiscalSign: '0000000000' }
    expect(fiscalReceiptKey(padded)).toBe(fiscalReceiptKey(numbers))
    expect(fiscalReceiptKey(numbers)).toBe('0000000000000042-91551-0')
  })

  it.each([
    ['a day that never was', text.replace('0128', '0230')],
    ['an hour that never was', text.replace('T2004', 'T2504')],
    ['a sum with a comma', text.replace('600.00', '600,00')],
    ['a short drive number', text.replace('8710000101339597', '871000010133959')],
    ['an operation 5', text.replace('n=1', 'n=5')],
  ])('%s is refused', (_what, wrong) => {
    expect(readFiscalReceipt(wrong)).toEqual({ ok: false, reason: 'invalid-field' })
  })
})

it.each(['GB00HLFX11016111455365', 'RU0304452522540817810538091310419', 'NL91ABNA041716430'])(
  '%s is no IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(false)
  },
)

it('an IBAN is stored without spaces, and not every country has one', () => {
  expect(normalizeIban('ch56 0483 5012 3456 7800 9')).toBe('CH5604835012345678009')
  expect(isIban('BY13NBRB3600900000002Z00AB00')).toBe(true)
  expect(['NL', 'RU', 'EC', 'KE', 'CO', 'US'].map(hasIban)).toEqual([true, false, false, false, false, false])
})

it('a routing number needs its check digit', () => {
  expect(isAbaRouting('021000022')).toBe(false)
})

it('a number of zeros is neither a registration nor a bank', () => {
  expect([isOgrn('0'.repeat(13)), isOgrn('0'.repeat(15)), isBik('000000000')]).toEqual([false, false, false])
})

it('an account in a clearing currency has a letter instead of its sixth digit', () => {
  expect(isSettlementAccount('40702810900000002851', '044030827')).toBe(true)
  expect(isSettlementAccount('40702А10900000002851', '044030827')).toBe(
    isSettlementAccount('40702010900000002851', '044030827'),
  )
})
