import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const moscowTime = { cutoffDaysBefore: 2, cutoffMinutes: 720, timeZone: 'Europe/Moscow' } as const

function newRegion(name: string): CallInput<'regionCreate'>['body'] {
  return {
    ...moscowTime,
    name: { ru: name, en: name },
    warehouse: { ru: 'Москва', en: 'Moscow' },
    freight: 300,
    deliveryWeekdays: [5, 2],
    cities: [{ name: { ru: 'Вологда', en: 'Vologda' }, cost: 70_000 }],
    pickup: null,
  }
}

function newPlantation(name: string): CallInput<'plantationCreate'>['body'] {
  return {
    ...moscowTime,
    name,
    country: 'RUS',
    city: { ru: 'Калуга', en: 'Kaluga' },
    freight: 600,
    claimHours: null,
  }
}

/** Regions and plantations that staff keep. */
export function staffPlacesCases({ buyer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a region that staff add can be chosen, and changes by the version that was read',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await call('signin', { body: buyer })
        await verifyRefused(call('regionRecords'), 'not-permitted')
        const body = newRegion(`Region ${freshKey().slice(0, 8)}`)
        const key = freshKey()
        const { _id } = await staff('regionCreate', { body }, { idempotencyKey: key })
        verifySame((await staff('regionCreate', { body }, { idempotencyKey: key }))._id, _id, 'once a key')
        await verifyRefused(staff('regionCreate', { body }, { idempotencyKey: freshKey() }), 'name-taken')
        const listed = (await call('regionList')).find((region) => region._id === _id)
        verifySame(
          [listed?.deliveryWeekdays, listed?.cities.length, listed?.pickup],
          [[2, 5], 1, null],
          'buyers may choose it',
        )
        const params = { id: _id }
        const change = { ...body, freight: 400, cities: [], version: 1 }
        const { version } = await staff('regionUpdate', { params, body: change })
        await verifyRefused(staff('regionUpdate', { params, body: change }), 'record-changed')
        const city = { name: { ru: 'Тотьма', en: 'Totma' }, cost: 1 }
        await verifyRefused(
          staff('regionUpdate', { params, body: { ...change, version, cities: [city, city] } }),
          'validation-failed',
        )
        const kept = (await staff('regionRecords')).find((region) => region._id === _id)
        verifySame([kept?.freight, kept?.version, kept?.cities], [400, version, []], 'it is changed once')
        const other = { params: { id: freshKey() }, body: { ...change, name: { ru: key, en: key } } }
        await verifyRefused(staff('regionUpdate', other), 'not-found')
      },
    },
    {
      name: 'a plantation that staff add is in the pickers, and changes by the version that was read',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await call('signin', { body: buyer })
        await verifyRefused(call('plantationRecords'), 'not-permitted')
        const name = `Farm ${freshKey().slice(0, 8)}`
        const body = newPlantation(name)
        const key = freshKey()
        const { _id } = await staff('plantationCreate', { body }, { idempotencyKey: key })
        verifySame(
          (await staff('plantationCreate', { body }, { idempotencyKey: key }))._id,
          _id,
          'once a key',
        )
        await verifyRefused(staff('plantationCreate', { body }, { idempotencyKey: freshKey() }), 'name-taken')
        verify(
          (await call('plantationAll')).some((one) => one._id === _id && one.name === name),
          'everybody may choose it',
        )
        const params = { id: _id }
        const change = { ...body, claimHours: 12, version: 1 }
        const { version } = await staff('plantationUpdate', { params, body: change })
        await verifyRefused(staff('plantationUpdate', { params, body: change }), 'record-changed')
        const kept = (await staff('plantationRecords')).find((one) => one._id === _id)
        verifySame([kept?.claimHours, kept?.version, kept?.lots], [12, version, 0], 'it is changed once')
        const other = { params: { id: freshKey() }, body: { ...change, name: key } }
        await verifyRefused(staff('plantationUpdate', other), 'not-found')
      },
    },
  ]
}
