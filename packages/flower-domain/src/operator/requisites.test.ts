import { expect, test } from 'vitest'
import { incomingMethods, needsRequisites } from './operator-settings.ts'
import { demoRequisites, findOperatorRequisiteProblems, operatorRequisites } from './requisites.ts'

const company = demoRequisites
const proprietor = {
  ...company,
  name: 'ИП Лугова Мария',
  inn: '500100732259',
  kpp: '',
  ogrn: '304500116000157',
}

test('requisites of a company and of a sole proprietor pass their checks', () => {
  expect(findOperatorRequisiteProblems(company)).toEqual({})
  expect(findOperatorRequisiteProblems(proprietor)).toEqual({})
})

test.each(operatorRequisites)('a company without its %s is incomplete', (part) => {
  expect(findOperatorRequisiteProblems({ ...company, [part]: '' })).toMatchObject({ [part]: 'missing' })
})

test.each([
  ['inn', { inn: '7700000008' }],
  ['kpp', { kpp: '77000100' }],
  ['ogrn', { ogrn: '1237700000000' }],
  ['ogrn', { ogrn: '304500116000157' }],
  ['bik', { bik: '144525999' }],
  ['account', { account: '40702810900000001235' }],
  ['correspondentAccount', { correspondentAccount: '30101810600000000998' }],
] as const)('a wrong %s is found', (part, wrong) => {
  expect(findOperatorRequisiteProblems({ ...company, ...wrong })).toEqual({ [part]: 'malformed' })
})

test('a sole proprietor has no КПП and a registration number of 15 digits', () => {
  expect(findOperatorRequisiteProblems({ ...proprietor, kpp: '770001001' })).toEqual({ kpp: 'malformed' })
  expect(findOperatorRequisiteProblems({ ...proprietor, ogrn: company.ogrn })).toEqual({ ogrn: 'malformed' })
})

test('accounts are checked against the bank: another bank, and both are wrong', () => {
  expect(findOperatorRequisiteProblems({ ...company, bik: '044575225' })).toEqual({
    account: 'malformed',
    correspondentAccount: 'malformed',
  })
})

test('names that no bank QR can hold are refused before anybody is asked to pay', () => {
  expect(findOperatorRequisiteProblems({ ...company, bankName: 'Б'.repeat(46) })).toEqual({
    bankName: 'too-long',
  })
  expect(findOperatorRequisiteProblems({ ...company, name: 'О'.repeat(130) })).toEqual({ name: 'too-long' })
})

test('all ways to pay but crypto need requisites', () => {
  expect(incomingMethods.filter((method) => !needsRequisites(method))).toEqual(['CRYPTO'])
})
