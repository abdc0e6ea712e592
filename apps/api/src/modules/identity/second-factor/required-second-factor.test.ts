import {
  contract,
  isBeforeSecondFactor,
  mayCall,
  permissions,
  type Endpoint,
} from '@flower-market/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessionStore } from '../session-store.ts'
import { readConfig } from '../../../platform/config.ts'
import { addPerson, signInAs } from '../../../testing/test-people.ts'
import { setUpSecondFactor } from '../../../testing/test-second-factor.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'

type Call = keyof typeof permissions
const calls = (Object.keys(permissions) as Call[]).filter((call) => mayCall('ADMIN', call))

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ config: { settings: { staffSecondFactor: 'required' } } })
})
afterAll(() => shop.close())

/** Somebody of a role, signed in without a second factor. */
async function signedIn(role: 'ADMIN' | 'USER') {
  return signInAs(shop, await addPerson(shop, { role }), testNow)
}

test('staff without it may make no call but those to set it up and to leave', async () => {
  const told: Record<string, boolean> = {}
  for (const call of calls) {
    const { method, path }: Endpoint = contract[call]
    const browser = await signedIn('ADMIN')
    const answer = await browser.send({ method, url: path.replace(':id', 'nobody') })
    told[call] = answer.statusCode !== 403 || answer.json().code !== 'second-factor-missing'
  }
  expect(told).toEqual(Object.fromEntries(calls.map((call) => [call, isBeforeSecondFactor(call)])))
})

test('everything is open once it is set up, in the same session', async () => {
  const browser = await signedIn('ADMIN')
  expect((await browser.call('authentication')).ok.isSecondFactorMissing).toBe(true)
  expect((await browser.call('operatorSettings')).refusal?.code).toBe('second-factor-missing')
  await setUpSecondFactor(browser, testNow)
  expect((await browser.call('operatorSettings')).status).toBe(200)
  expect((await browser.call('authentication')).ok.isSecondFactorMissing).toBeUndefined()
})

test('buyers need none', async () => {
  const browser = await signedIn('USER')
  expect((await browser.call('accountList')).status).toBe(200)
  expect((await browser.call('authentication')).ok.isSecondFactorMissing).toBeUndefined()
})

test('their cookie alone, which files and the socket read, is nobody', async () => {
  const { database } = shop
  const sessions = createSessionStore({
    config: readConfig({}),
    database,
    secret: Buffer.alloc(32),
    now: () => testNow,
  })
  const browser = await signedIn('ADMIN')
  const cookie = browser.cookies.get('session')
  expect(await sessions.identify(cookie)).toBeNull()
  await setUpSecondFactor(browser, testNow)
  expect(await sessions.identify(cookie)).toMatchObject({ role: 'ADMIN' })
})

test('outside of the demo staff need it, unless the operator says otherwise', () => {
  expect(readConfig({ DEMO: 'off' }).settings.staffSecondFactor).toBe('required')
  expect(readConfig({ DEMO: 'off', STAFF_SECOND_FACTOR: 'optional' }).settings.staffSecondFactor).toBe(
    'optional',
  )
  expect(readConfig({}).settings.staffSecondFactor).toBeUndefined()
  expect(readConfig({ STAFF_SECOND_FACTOR: 'required' }).settings.staffSecondFactor).toBe('required')
})
