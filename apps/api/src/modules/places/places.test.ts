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

test('cities are those of delivery, or the regions that may be chosen', async () => {
  const shop = await openTestShop()
  await shop.database.kysely
    .insertInto('city_deliveries')
    .values([
      { city: 'Тула', cost: 1 },
      { city: 'Ёлкино', cost: 2 },
    ])
    .execute()
  const { browser } = await addSignedIn(shop)
  const names = async (context?: 'delivery' | 'region') =>
    (await browser.call('cityList', { query: context === undefined ? {} : { context } })).ok.map(
      ({ name }) => name,
    )
  expect(await names()).toEqual(['Ёлкино', 'Тула'])
  const regions = await names('region')
  expect(regions).toEqual(['Казань', 'Москва', 'Нижний Новгород', 'Санкт-Петербург'])
  for (const region of regions) {
    expect((await browser.call('userRegion', { body: { region } })).status).toBe(200)
  }
})
