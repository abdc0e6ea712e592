import { describe, expect, it, test } from 'vitest'
import {
  bankFieldsOf,
  findRequisiteProblems,
  maskAccountNumber,
  normalizeRequisites,
  type BankRequisites,
} from './recipient-requisites.ts'

const dutch: BankRequisites = {
  bankCountry: 'NLD',
  bic: 'ABNANL2A',
  routingNumber: '',
  accountNumber: 'NL91ABNA0417164300',
}
const kenyan: BankRequisites = {
  bankCountry: 'KEN',
  bic: 'KCBLKENX',
  routingNumber: '',
  accountNumber: '1100-2294-17',
}
const american: BankRequisites = {
  bankCountry: 'USA',
  bic: '',
  routingNumber: '021000021',
  accountNumber: '33170044',
}
const russian: BankRequisites = {
  bankCountry: 'RUS',
  bic: '',
  routingNumber: '044525225',
  accountNumber: '40702810138250123017',
}

test.each([dutch, kenyan, american, russian])('money can be sent to $bankCountry', (requisites) => {
  expect(findRequisiteProblems(requisites)).toEqual({})
})

describe('the country of the bank decides which fields are needed', () => {
  it.each([
    ['NLD', { bic: 'required', routingNumber: 'none', accountNumber: 'iban' }],
    ['ECU', { bic: 'required', routingNumber: 'none', accountNumber: 'text' }],
    ['USA', { bic: 'optional', routingNumber: 'aba', accountNumber: 'text' }],
    ['RUS', { bic: 'none', routingNumber: 'bik', accountNumber: 'russian' }],
  ] as const)('%s', (country, fields) => {
    expect(bankFieldsOf(country)).toEqual(fields)
  })
})

test.each<[string, BankRequisites, object]>([
  ['no SWIFT code', { ...dutch, bic: '' }, { bic: 'missing' }],
  ['a SWIFT code of seven characters', { ...dutch, bic: 'ABNANL2' }, { bic: 'malformed' }],
  ['a SWIFT code of another country', { ...dutch, bic: 'DEUTDEFF' }, { bic: 'other-country' }],
  ['a SWIFT code in Russia', { ...russian, bic: 'SABRRUMM' }, { bic: 'not-asked' }],
  ['a mistyped IBAN', { ...dutch, accountNumber: 'NL91ABNA0417164301' }, { accountNumber: 'malformed' }],
  [
    'an IBAN of another country',
    { ...dutch, accountNumber: 'DE89370400440532013000' },
    { accountNumber: 'other-country' },
  ],
  ['no account', { ...kenyan, accountNumber: '' }, { accountNumber: 'missing' }],
  ['three characters', { ...kenyan, accountNumber: '110' }, { accountNumber: 'malformed' }],
  ['a routing number in Kenya', { ...kenyan, routingNumber: '021000021' }, { routingNumber: 'not-asked' }],
  ['a mistyped ABA number', { ...american, routingNumber: '021000022' }, { routingNumber: 'malformed' }],
  ['no ABA number', { ...american, routingNumber: '' }, { routingNumber: 'missing' }],
  ['no BIK', { ...russian, routingNumber: '' }, { routingNumber: 'missing' }],
  ['an account of another bank', { ...russian, routingNumber: '044525187' }, { accountNumber: 'malformed' }],
])('%s is refused', (_what, requisites, problems) => {
  expect(findRequisiteProblems(requisites)).toEqual(problems)
})

test('what people type with spaces and in lower case is what banks store', () => {
  const typed = { ...dutch, bic: 'abna nl 2a', accountNumber: ' nl91 abna 0417 1643 00 ' }
  expect(normalizeRequisites(typed)).toEqual(dutch)
  expect(normalizeRequisites({ ...kenyan, accountNumber: '11 ab' }).accountNumber).toBe('11ab')
})

test('others see the end of an account number, and nothing of a short one', () => {
  expect(maskAccountNumber('NL91ABNA0417164300')).toBe('•• 4300')
  expect(maskAccountNumber('1234')).toBe('••')
})
