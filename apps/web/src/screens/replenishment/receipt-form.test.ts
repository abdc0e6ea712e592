import { expect, test } from 'vitest'
import { readReceipt, findReceiptProblems } from './receipt-form.ts'

function typed(changes: Readonly<Record<string, string>> = {}): FormData {
  const fields = new FormData()
  const values = {
    day: '2026-11-22',
    time: '10:30',
    fiscalDrive: '9999 0789 0000 4792',
    document: '0000012345',
    fiscalSign: ' 1234567890 ',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return fields
}

test('what is typed is read without the spaces of the paper, at a whole minute', () => {
  const read = readReceipt(typed(), 1_234_500)
  expect(read).toEqual({
    sum: 1_234_500,
    localTime: '2026-11-22T10:30:00',
    fiscalDrive: '9999078900004792',
    document: '0000012345',
    fiscalSign: '1234567890',
  })
  expect(findReceiptProblems(read)).toBeNull()
})

test.each([
  ['day', ''],
  ['day', '2026-02-30'],
  ['time', ''],
  ['time', '24:30'],
  ['fiscalDrive', '999907890000479'],
  ['document', '12345678901'],
  ['document', ''],
  ['fiscalSign', '12a'],
])('%s %j is a problem of its own', (name, value) => {
  expect(Object.keys(findReceiptProblems(readReceipt(typed({ [name]: value }), 1)) ?? {})).toEqual([name])
})

test('without a sum it is not sent', () => {
  for (const sum of [null, 0]) {
    expect(findReceiptProblems(readReceipt(typed(), sum))).toEqual({ sum: 'transactions.enterAmount' })
  }
})
