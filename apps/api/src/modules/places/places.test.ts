import { countryCodes } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop } from '../../testing/test-shop.ts'

test('countries are the supported ones, by name in the language that is asked for', async () => {
  const { browser } = await addSignedIn(await openTestShop())
  const russian = (await browser.call('countryList')).ok
  const english = (await browser.call('countryList', { query: { locale: 'en' } })).ok
  for (const list of [russian, english]) {
    expect(list.map(({ _id }) => _id).toSorted()).toEqual([...countryCodes].toSorted())
  }
  expect(russian).toContainEqual({ _id: 'AUT', name: 'Австрия' })
  expect(english.slice(0, 2).map(({ name }) => name)).toEqual(['Armenia', 'Austria'])
})

test('cities are those of the own region, or the regions that may be chosen', async () => {
  const shop = await openTestShop()
  await shop.database.kysely
    .insertInto('region_cities')
    .values([
      { region_id: 'moscow', name_ru: 'Тула', name_en: 'Tula', cost: 1 },
      { region_id: 'moscow', name_ru: 'Ёлкино', name_en: 'Yolkino', cost: 2 },
      { region_id: 'kazan', name_ru: 'Альметьевск', name_en: 'Almetyevsk', cost: 3 },
    ])
    .execute()
  const { browser } = await addSignedIn(shop)
  const names = async (query: { context?: 'delivery' | 'region'; locale?: 'en' } = {}) =>
    (await browser.call('cityList', { query })).ok.map(({ name }) => name)
  expect(await names()).toEqual(['Ёлкино', 'Тула'])
  expect(await names({ locale: 'en' })).toEqual(['Tula', 'Yolkino'])
  expect(await names({ context: 'region' })).toEqual([
    'Казань',
    'Москва',
    'Нижний Новгород',
    'Санкт-Петербург',
  ])
  for (const { _id: region } of (await browser.call('cityList', { query: { context: 'region' } })).ok) {
    expect((await browser.call('userRegion', { body: { region } })).status).toBe(200)
  }
  await browser.call('userRegion', { body: { region: 'kazan' } })
  expect(await names()).toEqual(['Альметьевск'])
})
