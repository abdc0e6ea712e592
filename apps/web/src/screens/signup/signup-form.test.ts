import { ApiError } from '@flower-market/api-client'
import { passwordIssues } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { findProblems, toFormErrors, readSignup, signupBody, type SignupValues } from './signup-form.ts'

const completeForm: SignupValues = {
  name: 'Нина',
  surname: 'Полева',
  company: '',
  email: 'nina@romashka.example',
  password: 'снег над тюльпанами',
  consents: { offer: true, personalData: true, marketing: false },
}

test('a complete form may be sent without a company and without news by mail', () => {
  expect(findProblems(completeForm)).toBeNull()
})

test.each(['name', 'surname', 'email', 'password'] as const)('%s is required', (field) => {
  const problems = findProblems({ ...completeForm, [field]: '' })
  expect(Object.keys(problems ?? {})).toEqual([field, 'form'])
})

test.each(['offer', 'personalData'] as const)('nobody joins without the consent "%s"', (field) => {
  const problems = findProblems({
    ...completeForm,
    consents: { ...completeForm.consents, [field]: false },
  })
  expect(Object.keys(problems ?? {})).toEqual([field, 'form'])
})

test.each([
  ['short', 'forms.passwordTooShort'],
  ['nina-romashka', 'forms.passwordPersonal'],
  ['flowers flowers', 'forms.passwordShopWords'],
])('the password "%s" is refused before it is sent', (password, words) => {
  expect(findProblems({ ...completeForm, password })).toEqual({ password: words })
})

test('a misspelt address is named', () => {
  expect(findProblems({ ...completeForm, email: 'nina' })).toEqual({ email: 'signin.emailMalformed' })
})

test('a box that is not ticked is read as no', () => {
  const fields = new FormData()
  for (const name of ['name', 'surname', 'company', 'email', 'password']) fields.set(name, ` ${name} `)
  fields.set('offer', 'on')
  expect(readSignup(fields)).toEqual({
    name: 'name',
    surname: 'surname',
    company: 'company',
    email: 'email',
    password: ' password ',
    consents: { offer: true, personalData: false, marketing: false },
  })
})

test('consents go with the version that was shown, and a code only where there was one', () => {
  const shown = { locale: 'ru', consentVersion: '2026-11-01' } as const
  const { name, surname, company, email, password } = completeForm
  const body = {
    name,
    surname,
    company,
    email,
    password,
    ...shown,
    consents: { offer: true, personalData: true, marketing: false },
  }
  expect(signupBody(completeForm, { ...shown, referral: null })).toEqual(body)
  expect(signupBody(completeForm, { ...shown, referral: 'ROSE1' })).toEqual({ ...body, referral: 'ROSE1' })
})

function refusal(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'signup', message: 'no', ...parts })
}

test.each(passwordIssues)('a password that the server refuses as %s is explained at its field', (reason) => {
  const problems = toFormErrors(refusal({ code: 'password-too-weak', details: { reason } }))
  expect(Object.keys(problems)).toEqual(['password'])
})

test('a referral link of nobody is told of', () => {
  expect(toFormErrors(refusal({ code: 'referral-unknown' }))).toEqual({ form: 'auth.referralUnknown' })
})
