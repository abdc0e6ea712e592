import { demoContacts, demoRequisites, demoSignatory, operatorRequisites } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { parseLogged, settingPartChanges, settingPartLabel } from './setting-parts.ts'

function kept(value: unknown): string {
  return JSON.stringify(value)
}

test('the first requisites are told field by field, in the order in which people read them', () => {
  const { address, account, name, ...others } = demoRequisites
  const changes = settingPartChanges('requisites', {
    before: 'null',
    after: kept({ account, address, ...others, name }),
  })
  expect(changes?.map(({ field }) => field)).toEqual([...operatorRequisites])
  expect(changes?.[0]).toEqual({ field: 'name', before: null, after: demoRequisites.name })
})

test('only the fields that differ are told, with what stood there', () => {
  const after = { ...demoRequisites, bankName: 'Банк «Другой», г. Тула', bik: '047003999' }
  expect(settingPartChanges('requisites', { before: kept(demoRequisites), after: kept(after) })).toEqual([
    { field: 'bankName', before: demoRequisites.bankName, after: 'Банк «Другой», г. Тула' },
    { field: 'bik', before: demoRequisites.bik, after: '047003999' },
  ])
})

test('a field of a field is named with a point, and an empty one equals none', () => {
  const english = { ...demoContacts, name: { ...demoContacts.name, en: 'Flowers' } }
  expect(settingPartChanges('contacts', { before: kept(demoContacts), after: kept(english) })).toEqual([
    { field: 'name.en', before: demoContacts.name.en, after: 'Flowers' },
  ])
  const { patronymic: _none, ...short } = demoSignatory
  const empty = kept({ ...short, patronymic: '' })
  expect(settingPartChanges('signatory', { before: kept(short), after: empty })).toEqual([])
})

test('a field of another version is told last, by its key', () => {
  const before = kept({ swift: 'TESTRUMM', ...demoRequisites, phones: ['1', '2'] })
  const changes = settingPartChanges('requisites', { before, after: kept({ ...demoRequisites, inn: '1' }) })
  expect(changes).toEqual([
    { field: 'inn', before: demoRequisites.inn, after: '1' },
    { field: 'swift', before: 'TESTRUMM', after: null },
    { field: 'phones', before: '["1","2"]', after: null },
  ])
  expect(settingPartLabel('requisites', 'swift')).toBeNull()
  expect(settingPartLabel('contacts', 'toString')).toBeNull()
  expect(settingPartLabel('contacts', 'name.ru')).toBe('operator.contact.nameRu')
})

test.each([
  ['ООО «Роза», ИНН 7700000009', kept(demoRequisites)],
  [kept(['ООО «Роза»']), kept(demoRequisites)],
  ['{"name":', kept(demoRequisites)],
  [null, 'null'],
])('%s has no fields to tell of', (before, after) => {
  expect(settingPartChanges('requisites', { before, after })).toBeNull()
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['true', true],
  ['required', 'required'],
  ['{broken', '{broken'],
  [12, 12],
  [null, null],
])('%s is read', (value, read) => {
  expect(parseLogged(value)).toEqual(read)
})
