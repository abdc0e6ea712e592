import { expect, it } from 'vitest'
import { numberInPurpose, paymentPurpose } from './payment-purpose.ts'

it('names subject, number, date and tax', () => {
  const purpose = paymentPurpose({
    kind: 'top-up',
    reference: 'invoice',
    number: 1042,
    date: '2026-03-15',
    vatBp: 2200,
  })
  expect(purpose).toBe('Пополнение баланса, счёт 1042 от 15.03.2026, в т.ч. НДС 22%')
  expect(numberInPurpose(purpose)).toBe(1042)
  const other = { kind: 'orders', reference: 'payment', number: 7, date: '2026-11-22', vatBp: null } as const
  expect(paymentPurpose(other)).toBe('Оплата заказа, платёж 7 от 22.11.2026, без НДС')
  expect(numberInPurpose(paymentPurpose(other))).toBeNull()
})

it.each([
  ['Оплата по счету № 1042 от 15.03.2026, в т.ч. НДС 22%', 1042],
  ['ОПЛАТА СЧЁТА N1042', 1042],
  ['за цветы, счёт на оплату №55', 55],
  ['Invoice No. 77', 77],
  ['сч.12 от 01.02.2026', 12],
  ['счёт 1, счёт 2', null],
  ['счёт 5; счёт 5', 5],
  ['Перевод средств 1042', null],
  ['по расчёту 99', null],
])('%j names %s', (text, number) => {
  expect(numberInPurpose(text)).toBe(number)
})
