import { expect, test } from 'vitest'
import { demoContacts, operatorParty } from './operator-party.ts'
import { demoRequisites } from './requisites.ts'

test('contacts name the operator in the language of the page, requisites add the numbers of the registers', () => {
  const said = { requisites: demoRequisites, contacts: demoContacts }
  expect(operatorParty(said, 'en')).toEqual({
    name: 'Flower Market Group',
    address: '1 Skladochnaya St., bldg\u00A018, Moscow\u00A0127018, Russia',
    email: 'zakaz@flower-market.example',
    phone: '+7 495 000-00-00',
    registration: 'INN\u00A07700000009, KPP\u00A0770001001, OGRN\u00A01237700000009',
  })
})

test('without contacts it is the company of the requisites, without an email and a phone; a proprietor has no КПП', () => {
  const requisites = { ...demoRequisites, name: 'ИП Лугова Мария', kpp: '' }
  expect(operatorParty({ requisites, contacts: null }, 'ru')).toMatchObject({
    name: 'ИП Лугова Мария',
    email: null,
    phone: null,
    registration: 'ИНН\u00A07700000009, ОГРН\u00A01237700000009',
  })
})

test('where nothing was said nobody is named', () => {
  const nobody = { name: null, address: null, email: null, phone: null, registration: null }
  expect(operatorParty({ requisites: null, contacts: null }, 'ru')).toEqual(nobody)
})
