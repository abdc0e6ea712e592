import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn, freshPhone } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const profile = {
  name: 'Алиса',
  surname: 'Лопес',
  company: 'Flores',
  country: 'ECU',
  city: 'Кито',
  address: 'Av. Amazonas, 1',
  index: '170135',
  site: 'https://flores.example',
  inn: '7707083893',
  locale: 'en',
  deliveryCity: 'Тула',
  deliveryDay: 5,
} as const

test('a profile keeps what is sent, and what is absent stays', async () => {
  const { browser } = await addSignedIn(shop)
  expect((await browser.call('userUpdate', { body: profile })).ok).toMatchObject(profile)
  const { ok } = await browser.call('userUpdate', { body: { deliveryDay: null, address: '' } })
  expect(ok).toMatchObject({ ...profile, deliveryDay: null, address: '' })
  expect((await browser.call('userUpdate', { body: {} })).ok).toEqual(ok)
})

test.each([
  ['inn', '7707083894'],
  ['deliveryDay', 8],
  ['site', 'javascript:alert(1)'],
  ['country', 'XXX'],
  ['name', '   '],
  ['phone', '+7 916'],
])('a profile refuses a wrong %s and names it', async (field, value) => {
  const { browser, id } = await addSignedIn(shop)
  const before = (await browser.call('userGet', { query: { _id: id } })).ok
  const body = { company: 'lost otherwise', [field]: value }
  const answer = await browser.send({ method: 'PATCH', url: '/api/user/update', payload: body })
  expect(answer.json()).toMatchObject({ code: 'validation-failed', details: { issues: [{ path: field }] } })
  expect((await browser.call('userGet', { query: { _id: id } })).ok).toEqual(before)
})

test('a role, an email or a balance cannot be given to oneself', async () => {
  const { browser, id } = await addSignedIn(shop)
  const before = (await browser.call('userGet', { query: { _id: id } })).ok
  const payload = {
    role: 'ADMIN',
    email: 'x@y.example',
    balances: [],
    broker_id: id,
    phone_verified_at: 'now',
  }
  await browser.send({ method: 'PATCH', url: '/api/user/update', payload })
  expect((await browser.call('userGet', { query: { _id: id } })).ok).toEqual(before)
})

test('another phone number is not verified, the same one stays verified', async () => {
  const phone = freshPhone()
  const { browser } = await addSignedIn(shop, { phone, phone_verified_at: testNow })
  const update = async (body: { phone?: string; city?: string }) => {
    const { ok } = await browser.call('userUpdate', { body })
    return [ok.phone, ok.isPhoneVerified]
  }
  expect(await update({ phone })).toEqual([phone, true])
  expect(await update({ city: 'Тула' })).toEqual([phone, true])
  expect(await update({ phone: '79990001122' })).toEqual(['79990001122', false])
  expect(await update({ phone })).toEqual([phone, false])
  expect(await update({ phone: '' })).toEqual(['', false])
})

test('the session tells a changed profile at its next resumption', async () => {
  const { browser, id } = await addSignedIn(shop)
  await browser.call('userRegion', { body: { region: 'kazan' } })
  await browser.call('userUpdate', { body: { name: 'Новое', surname: 'Имя', deliveryCity: 'Тула' } })
  await shop.database.kysely
    .insertInto('verifications')
    .values({
      person_id: id,
      status: 'APPROVED',
      name: '',
      phone: '',
      city: '',
      address: '',
      postal_code: '',
      asked_at: testNow,
      decided_at: testNow,
      decided_by: id,
    })
    .execute()
  expect((await browser.call('authentication')).ok).toMatchObject({
    name: 'Новое',
    surname: 'Имя',
    deliveryCity: 'Тула',
    region: 'kazan',
    verification: 'APPROVED',
  })
})

test('another region forgets a delivery city that it does not have, and keeps one that it has', async () => {
  const both = ['moscow', 'kazan'].map((region_id) => ({
    region_id,
    name_ru: 'Муром',
    name_en: 'Murom',
    cost: 1,
  }))
  await shop.database.kysely.insertInto('region_cities').values(both).execute()
  const { browser } = await addSignedIn(shop, { region: 'moscow', delivery_city: 'Муром' })
  const cityIn = async (region: string) =>
    (await browser.call('userRegion', { body: { region } })).ok.deliveryCity
  expect(await cityIn('moscow')).toBe('Муром')
  expect(await cityIn('kazan')).toBe('Муром')
  expect(await cityIn('nizhny-novgorod')).toBeNull()
})

test('a region is one of the known ones', async () => {
  const { browser } = await addSignedIn(shop)
  expect((await browser.call('userRegion', { body: { region: 'kazan' } })).ok.region).toBe('kazan')
  const unknown = await browser.call('userRegion', { body: { region: 'atlantis' } })
  expect(unknown.refusal?.code).toBe('not-found')
  expect((await browser.call('authentication')).ok.region).toBe('kazan')
})

test('a changed delivery city changes what delivery costs', async () => {
  await shop.database.kysely
    .insertInto('region_cities')
    .values({ region_id: 'moscow', name_ru: 'Кострома', name_en: 'Kostroma', cost: 99_000 })
    .execute()
  const { browser } = await addSignedIn(shop)
  await browser.call('userUpdate', { body: { deliveryCity: 'Кострома' } })
  expect((await browser.call('deliveryTerms')).ok).toMatchObject({ city: 'Кострома', cityCost: 99_000 })
})
