import { expect, test } from 'vitest'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openAnotherProcess, openTestShop } from '../../testing/test-shop.ts'
import { listRegionRecords } from './region-records.repository.ts'

test('a shop without demo data offers no pickup point that nobody has entered, and keeps the one that staff have', async () => {
  const shop = await openTestShop({ config: { hasDemo: true } })
  const pickupOf = async () =>
    (await listRegionRecords(shop.database.kysely)).find(({ _id }) => _id === 'moscow')?.pickup ?? null
  const given = await pickupOf()
  expect(given?.address.ru).toContain('Складочная')
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  const offered = async () =>
    (await browser.call('regionList')).ok.find(({ _id }) => _id === 'moscow')?.pickup ?? null
  await openAnotherProcess(shop, { config: { hasDemo: false } })
  expect([await pickupOf(), await offered()]).toEqual([null, null])

  const records = (await browser.call('regionRecords')).ok
  const { _id: id, planned: _planned, ...region } = records.find(({ _id }) => _id === 'moscow')!
  const body = { ...region, pickup: given, reason: 'Склад' }
  expect((await browser.call('regionUpdate', { params: { id }, body })).refusal).toBeNull()
  await openAnotherProcess(shop, { config: { hasDemo: false } })
  expect([await pickupOf(), await offered()]).toEqual([given, given])
})
