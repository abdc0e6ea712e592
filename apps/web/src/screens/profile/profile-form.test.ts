import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { changesOf, findProblems, toFormErrors, type ProfileFields } from './profile-form.ts'

const profile: ProfileFields = {
  name: 'Анна',
  surname: 'Котова',
  company: 'Салон «Букет»',
  phone: '79161234501',
  country: 'RUS',
  city: 'Москва',
  address: 'ул. Большая Полянка, 30',
  index: '119180',
  site: 'https://buket.example',
  inn: '7700000016',
  kpp: '770001001',
  legalAddress: '119180, Москва, ул. Большая Полянка, 30',
}

test('only what differs is saved', () => {
  expect(changesOf(profile, { name: 'Анна', city: 'Казань' })).toEqual({ city: 'Казань' })
  expect(changesOf(profile, {})).toEqual({})
})

test('spaces around a text are no change', () => {
  expect(changesOf(profile, { surname: ' Котова ', inn: '77 000 000 16' })).toEqual({})
})

test('a site gets its scheme, an emptied one stays empty', () => {
  expect(changesOf(profile, { site: 'rose.example' })).toEqual({ site: 'https://rose.example' })
  expect(changesOf(profile, { site: 'buket.example' })).toEqual({})
  expect(changesOf(profile, { site: ' ' })).toEqual({ site: '' })
})

test('a name and a surname cannot be emptied', () => {
  expect(findProblems({ name: '', surname: '' }, false)).toEqual({
    name: 'profile.nameMissing',
    surname: 'profile.surnameMissing',
    form: 'profile.fillRequired',
  })
})

test('everything else can', () => {
  const emptied = { company: '', phone: '', city: '', address: '', index: '', site: '', inn: '' }
  expect(findProblems(emptied, true)).toBeNull()
})

test('a number that is too short, or that its country does not have, is to be checked', () => {
  expect(findProblems({ phone: '7916' }, false)).toEqual({ phone: 'forms.checkPhone' })
  expect(findProblems({ phone: '71234567890' }, true)).toEqual({ phone: 'forms.checkPhone' })
  expect(findProblems({ phone: '79161234502' }, false)).toBeNull()
})

test('a taxpayer number has right check digits, a site a name with a dot', () => {
  expect(findProblems({ inn: '7700000017', site: 'https://букет' }, false)).toEqual({
    inn: 'profile.innMalformed',
    site: 'profile.siteMalformed',
  })
  expect(findProblems({ kpp: '77000' }, false)).toEqual({ kpp: 'profile.kppMalformed' })
  expect(findProblems({ inn: '7700000016', site: 'https://букет.рф' }, false)).toBeNull()
})

function failure(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'userUpdate', message: 'no', ...parts })
}

test('what the server did not take is named by its field', () => {
  const details = {
    issues: [
      { path: 'body.site', message: 'no' },
      { path: 'body', message: 'no' },
    ],
  }
  expect(toFormErrors(failure({ code: 'validation-failed', details }))).toEqual({
    site: 'profile.checkField',
    form: 'profile.notTaken',
  })
})

test('a call that failed is told in the words of all forms', () => {
  expect(toFormErrors(failure({ kind: 'network' }))).toEqual({ form: 'forms.networkFailure' })
})
