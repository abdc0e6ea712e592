import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { defaultOperatorSettings, demoRequisites, demoSignatory } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openAnotherProcess, openTestShop, testNow } from '../../testing/test-shop.ts'
import { documentSellerAt, methodsAt, requisitesAt, settingAt } from './index.ts'

const hourMs = 3_600_000
function hoursLater(hours: number): Date {
  return new Date(testNow.getTime() + hours * hourMs)
}

test('a decision holds from its moment on, the last of equally late ones; before any the default holds', async () => {
  const shop = await openTestShop()
  const { kysely } = shop.database
  await decideSetting(shop, 'vatBp', 2200, hoursLater(2))
  await decideSetting(shop, 'vatBp', 1000, hoursLater(1))
  await decideSetting(shop, 'vatBp', 700, hoursLater(1))
  const values = []
  for (const hours of [0.9, 1, 1.9, 2, 900]) values.push(await settingAt(kysely, 'vatBp', hoursLater(hours)))
  expect(values).toEqual([null, 700, 700, 2200, 2200])
  expect(await settingAt(kysely, 'cashLimit', hoursLater(2))).toBe(defaultOperatorSettings.cashLimit)
})

test('nothing that was decided is changed or deleted', async () => {
  const shop = await openTestShop()
  await decideSetting(shop, 'cashLimit', 5_000_000)
  const changes = [
    "UPDATE operator_settings SET value = '1'",
    'DELETE FROM operator_settings',
    'TRUNCATE operator_settings',
  ]
  for (const change of changes) {
    await expect(sql.raw(change).execute(shop.database.kysely)).rejects.toThrow('append-only')
  }
})

test('a stored value that the setting cannot have decides nothing', async () => {
  const shop = await openTestShop()
  await decideSetting(shop, 'cashLimit', -1)
  await expect(settingAt(shop.database.kysely, 'cashLimit', testNow)).rejects.toThrow(
    'cashLimit cannot be read',
  )
})

test('the environment decides what nobody has decided, once; where it says otherwise later, the log says so', async () => {
  const shop = await openTestShop({
    config: { settings: { vatBp: 2200, cashLimit: 9_000_000 } },
    isVerificationOptional: false,
  })
  const { kysely } = shop.database
  expect(await settingAt(kysely, 'vatBp', new Date(0))).toBe(2200)
  await decideSetting(shop, 'cashLimit', 8_000_000)
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const settings = { vatBp: 2200, cashLimit: 7_000_000 }
  const log = { level: 'warn', stream } as const
  await openAnotherProcess(shop, { config: { settings }, log, isVerificationOptional: false })
  expect(await settingAt(kysely, 'cashLimit', testNow)).toBe(8_000_000)
  const warnings = lines.filter((line) => line.includes('is not used'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('CASH_LIMIT_RUBLES is not used: the stored setting cashLimit is 8000000.')
  expect(
    await kysely
      .selectFrom('operator_settings')
      .select('id')
      .where('name', 'not in', ['requisites', 'signatory'])
      .execute(),
  ).toHaveLength(3)
})

test('documents name the requisites of their moment, those before the first the first ones', async () => {
  const shop = await openTestShop({ config: { hasDemo: false } })
  const { kysely } = shop.database
  expect(await requisitesAt(kysely, testNow)).toBeNull()
  const later = { ...demoRequisites, name: 'ООО «Позже»' }
  await decideSetting(shop, 'requisites', demoRequisites, hoursLater(1))
  await decideSetting(shop, 'requisites', later, hoursLater(3))
  const names = []
  for (const hours of [0, 1, 2.9, 3]) names.push((await requisitesAt(kysely, hoursLater(hours)))?.name)
  expect(names).toEqual([demoRequisites.name, demoRequisites.name, demoRequisites.name, later.name])
})

test('tax documents name the seller and the signatory of their moment, once both were entered', async () => {
  const shop = await openTestShop({ config: { hasDemo: false } })
  const { kysely } = shop.database
  const at = (hours: number) => documentSellerAt(kysely, hoursLater(hours))
  await decideSetting(shop, 'requisites', demoRequisites, hoursLater(1))
  expect(await at(2)).toBeNull()
  await decideSetting(shop, 'signatory', demoSignatory, hoursLater(3))
  await decideSetting(shop, 'signatory', { ...demoSignatory, surname: 'Новикова' }, hoursLater(5))
  const surnames = [await at(2), await at(3), await at(5)].map((found) => found?.signatory.surname)
  expect(surnames).toEqual(['Примерова', 'Примерова', 'Новикова'])
  const { name, inn, kpp, address } = demoRequisites
  expect((await at(5))?.seller).toEqual({ name, inn, kpp, address })
})

test('without requisites only crypto is taken, from the first ones on whatever is switched on', async () => {
  const shop = await openTestShop({ config: { hasDemo: false } })
  const { kysely } = shop.database
  await decideSetting(shop, 'requisites', demoRequisites, hoursLater(1))
  expect(await methodsAt(kysely, hoursLater(0.9))).toEqual(['CRYPTO'])
  expect(await methodsAt(kysely, hoursLater(1))).toEqual(defaultOperatorSettings.incomingMethods)
  const { browser } = await addSignedIn(shop, {})
  expect((await browser.call('topUpWays')).ok.map(({ method }) => method)).toEqual(['CRYPTO'])
  const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount: 20_000 } as const
  const begun = await browser.call('transactionCreate', { body }, { key: randomUUID() })
  expect(begun.refusal?.code).toBe('payment-method-off')
})

test('staff read who decided what, when and why, the last decision first', async () => {
  const shop = await openTestShop({ config: { settings: { vatBp: 2000 } } })
  const { id, browser } = await addSignedIn(shop, { role: 'ADMIN', name: 'Вера', surname: 'Ким' })
  const holdsFrom = hoursLater(24).toISOString()
  const body = { name: 'vatBp', value: 2200, holdsFrom, reason: ' Ставка с января ' } as const
  expect((await browser.call('operatorSettingSet', { body })).ok).toEqual({ name: 'vatBp', holdsFrom })
  const { vatBp, cashLimit } = (await browser.call('operatorSettings')).ok
  expect(cashLimit).toEqual({ value: 10_000_000, version: 0, changes: [] })
  expect(vatBp).toEqual({
    value: 2000,
    version: 2,
    changes: [
      {
        value: 2200,
        holdsFrom,
        setAt: testNow.toISOString(),
        setBy: { _id: id, name: 'Вера Ким' },
        reason: 'Ставка с января',
      },
      {
        value: 2000,
        holdsFrom: new Date(0).toISOString(),
        setAt: testNow.toISOString(),
        setBy: null,
        reason: 'Environment: VAT_BP',
      },
    ],
  })
})
