import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { addPerson, testPassword } from '../../testing/test-people.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { openBrowser, Visitor } from '../../testing/visitor.ts'

const email = 'rosa@buyers.example'

async function openSignedIn() {
  const shop = await openTestShop({ config: { publicOrigin: 'https://shop.example' } })
  await addPerson(shop, { email })
  const visitor = await openBrowser(shop.app)
  await visitor.call('signin', { body: { email, password: testPassword } })
  return { shop, visitor }
}

test('over https the cookies that only the server reads are bound to the host by their names', async () => {
  const { visitor } = await openSignedIn()
  expect([...visitor.cookies.keys()].toSorted()).toEqual([
    '__Host-csrf-secret',
    '__Host-device',
    '__Host-session',
    'csrf-token',
  ])
  expect((await visitor.call('authentication')).ok.email).toBe(email)
  await visitor.call('logout')
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  expect((await visitor.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('over https a session cookie that another subdomain has set is ignored', async () => {
  const { shop, visitor } = await openSignedIn()
  const victim = new Visitor(shop.app)
  victim.cookies.set('session', visitor.cookies.get('__Host-session') as string)
  expect((await victim.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test.each([
  ['__Host-session', true],
  ['session', false],
])('over https a socket with the cookie %s opens: %s', async (name, isOpen) => {
  const { shop, visitor } = await openSignedIn()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const cookie = `${name}=${visitor.cookies.get('__Host-session')}`
  const socket = io(address, { extraHeaders: { cookie }, reconnection: false })
  onTestFinished(() => {
    socket.close()
  })
  const outcome = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })
  expect(outcome).toBe(isOpen)
})
