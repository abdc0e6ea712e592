import { demoContacts, demoRequisites, demoSignatory } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { addCard, addPerson, signInAs } from '../../testing/test-people.ts'
import { openTestShop, testNow, type TestShopOptions } from '../../testing/test-shop.ts'

async function openSetup(config: TestShopOptions['config']) {
  const shop = await openTestShop({ config: config ?? {} })
  const owner = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }), testNow)
  const states = async () => {
    const { steps } = (await owner.call('setup')).ok
    return Object.fromEntries(steps.map(({ name, state }) => [name, state]))
  }
  return { shop, states }
}

test('a new shop lacks its mail, its requisites, who signs, its plantations, its price lists and its backups', async () => {
  const { states } = await openSetup({ hasDemo: false, settings: { incomingMethods: [] } })
  expect(await states()).toMatchObject({
    mail: 'missing',
    requisites: 'missing',
    signatory: 'missing',
    contacts: 'missing',
    paymentMethods: 'missing',
    plantations: 'missing',
    priceLists: 'missing',
    backup: 'missing',
  })
})

test('what is set is done, and what only a person can judge is to be checked', async () => {
  const { shop, states } = await openSetup({
    mail: { url: 'smtps://mail.example', from: 'orders@shop.example' },
    backup: { folder: '/srv/backups', recipient: undefined },
    settings: {
      requisites: { ...demoRequisites, account: '40702810800000001237' },
      signatory: { ...demoSignatory, surname: 'Новикова' },
      contacts: { ...demoContacts, email: 'office@other-flowers.example' },
    },
  })
  await addCard(shop)
  expect(await states()).toEqual({
    mail: 'done',
    requisites: 'done',
    signatory: 'done',
    contacts: 'done',
    paymentMethods: 'done',
    regions: 'done',
    plantations: 'done',
    priceLists: 'done',
    backup: 'done',
  })
  const outside = await openSetup({ databaseUrl: 'postgres://db.example/shop' })
  expect(await outside.states()).toMatchObject({
    backup: 'check',
    requisites: 'check',
    signatory: 'check',
  })
})

test('lots of days that are over are no price list', async () => {
  const { shop, states } = await openSetup({})
  await addCard(shop, { deliveryDate: '2026-11-20' })
  expect((await states())['priceLists']).toBe('missing')
})
