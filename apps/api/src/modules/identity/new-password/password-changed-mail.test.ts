import { expect, test } from 'vitest'
import { addPerson, signInAs, testPassword } from '../../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../../testing/sent-messages.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import { openBrowser } from '../../../testing/visitor.ts'

const email = 'rosa@buyers.example'
const password = 'seven red tulips'

async function openShopOfRosa() {
  const sent = sentMessages()
  const shop = await openTestShop({ ports: sent.ports, config: { publicOrigin: 'http://shop.example' } })
  return { sent, shop, id: await addPerson(shop, { email, locale: 'en' }) }
}

test('a person hears of the password that was changed in their name, and how to get a new one', async () => {
  const { sent, shop, id } = await openShopOfRosa()
  const browser = await signInAs(shop, id)
  const wrong = { current: 'not the password', password }
  expect((await browser.call('passwordChange', { body: wrong })).refusal?.code).toBe('wrong-password')
  expect((await browser.call('passwordChange', { body: { current: testPassword, password } })).status).toBe(
    200,
  )
  const mail = await sent.mailTo(email)
  expect(mail).toMatchObject({
    subject: 'Your password was changed',
    link: 'http://shop.example/en/recovery',
  })
  expect(sent.mails).toHaveLength(1)
})

test('the same after a recovery', async () => {
  const { sent, shop } = await openShopOfRosa()
  const visitor = await openBrowser(shop.app)
  await visitor.call('recovery', { body: { email } })
  const token = tokenOf(await sent.mailTo(email))
  await visitor.call('recoveryVerify', { body: { token } })
  expect((await visitor.call('recoveryVerify', { body: { token, password } })).status).toBe(200)
  const mail = await sent.mailTo(email, 2)
  expect(mail).toMatchObject({
    subject: 'Your password was changed',
    link: 'http://shop.example/en/recovery',
  })
  expect(sent.mails).toHaveLength(2)
})
