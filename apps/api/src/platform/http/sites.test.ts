import { rm } from 'node:fs/promises'
import Fastify from 'fastify'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { navigate, writeBuiltShop } from '../../testing/built-shop.ts'
import { addPerson, testPassword } from '../../testing/test-people.ts'
import { openShop, openTestShop } from '../../testing/test-shop.ts'
import { openBrowser, Visitor } from '../../testing/visitor.ts'
import { registerSites } from './sites.ts'

const adminAddress = 'https://staff.shop.example/desk'
const staffHost = { host: 'staff.shop.example' }
const [buyer, member] = ['rosa@buyers.example', 'vera@staff.example']
let [webDist, adminDist] = ['', '']
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  webDist = await writeBuiltShop()
  adminDist = await writeBuiltShop({ home: '/desk' })
  const config = { webDist, adminDist, adminAddress }
  shop = await openShop({ config })
  await addPerson(shop, { email: buyer })
  await addPerson(shop, { email: member, role: 'ADMIN' })
})

afterAll(async () => {
  await shop.close()
  await Promise.all([webDist, adminDist].map((folder) => rm(folder, { recursive: true })))
})

async function openStaffSite(): Promise<Visitor> {
  const visitor = new Visitor(shop.app, staffHost)
  await visitor.call('authentication')
  return visitor
}

test('a session of the staff’s site is none at the shop, and the other way round, though a browser sends both cookies', async () => {
  const staff = await openStaffSite()
  await staff.call('signin', { body: { email: member, password: testPassword } })
  expect([...staff.cookies.keys()].toSorted()).toEqual([
    'csrf-secret',
    'device',
    'staff-csrf-token',
    'staff-session',
  ])
  const atShop = new Visitor(shop.app)
  for (const [name, value] of staff.cookies) atShop.cookies.set(name, value)
  expect((await atShop.call('authentication')).refusal?.code).toBe('not-signed-in')
  await atShop.call('signin', { body: { email: buyer, password: testPassword } })
  expect((await atShop.call('authentication')).ok.email).toBe(buyer)
  for (const [name, value] of atShop.cookies) staff.cookies.set(name, value)
  expect((await staff.call('authentication')).ok.email).toBe(member)
})

async function sessionsOfBuyer(): Promise<number> {
  const { count } = await shop.database.kysely
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .where('email', '=', buyer)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('nobody but staff signs in at the staff’s site, and no session of the attempt is left', async () => {
  const before = await sessionsOfBuyer()
  const staff = await openStaffSite()
  const { refusal } = await staff.call('signin', { body: { email: buyer, password: testPassword } })
  expect(refusal?.code).toBe('staff-only')
  expect(staff.cookies.has('staff-session')).toBe(false)
  expect(await sessionsOfBuyer()).toBe(before)
})

test('each site has its own pages, and begins with its own', async () => {
  const [atShop, atStaff] = [new Visitor(shop.app), new Visitor(shop.app, staffHost)]
  expect((await navigate(atShop, '/')).headers.location).toBe('/catalog')
  expect((await navigate(atStaff, '/')).headers.location).toBe('/desk')
  expect((await navigate(atStaff, '/en')).headers.location).toBe('/en/desk')
})

test('staff who open the shop are sent to their own address, where they sign in', async () => {
  const visitor = await openBrowser(shop.app)
  await visitor.call('signin', { body: { email: member, password: testPassword } })
  expect((await navigate(visitor, '/catalog')).headers.location).toBe(adminAddress)
  const staff = await openStaffSite()
  await staff.call('signin', { body: { email: member, password: testPassword } })
  expect((await navigate(staff, '/settings')).statusCode).toBe(200)
})

/** Opens a socket with these headers; gives 'connected' or why it was refused. */
function connect(site: string, extraHeaders: Readonly<Record<string, string>>): Promise<string> {
  const socket = io(site, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { ...extraHeaders },
  })
  onTestFinished(() => void socket.close())
  return new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', ({ message }) => resolve(message))
  })
}

test('the staff’s port is the staff’s site: its address, its pages, its socket', async () => {
  const open = await openTestShop({ config: { webDist, adminDist, adminPort: 0 } })
  await addPerson(open, { email: member, role: 'ADMIN' })
  const address = await open.app.listen({ port: 0, host: '127.0.0.1' })
  await open.app.listenForStaff()
  const staffAddress = open.app.staffAddress() ?? ''
  // Where browsers allow passkeys.
  expect(staffAddress).toMatch(/^http:\/\/localhost:\d+$/u)
  expect(staffAddress).not.toBe(address)
  const homes = await Promise.all(
    [address, staffAddress].map((site) => fetch(`${site}/`, { redirect: 'manual' })),
  )
  expect(homes.map(({ headers }) => headers.get('location'))).toEqual(['/catalog', '/desk'])

  const visitor = await openBrowser(open.app)
  await visitor.call('signin', { body: { email: member, password: testPassword } })
  const secret = visitor.cookies.get('session') ?? ''
  expect(await connect(staffAddress, { cookie: `staff-session=${secret}` })).toBe('connected')
  expect(await connect(staffAddress, { cookie: `session=${secret}` })).toBe('not-signed-in')
  expect(await connect(address, { cookie: `session=${secret}` })).toBe('connected')
})

test('the staff’s public origin is that of their address, without its path', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const config = {
    adminAddress,
    publicOrigin: 'https://shop.example',
    adminPort: 0,
    host: '127.0.0.1',
    port: 0,
  }
  const { publicOriginOf } = registerSites(app, config)
  expect(publicOriginOf('staff')).toBe('https://staff.shop.example')
  expect(publicOriginOf('shop')).toBe('https://shop.example')
})
