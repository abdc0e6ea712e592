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
        const change = { ...body, freight: 400, cities: [], version: 1, reason: 'Новый тариф' }
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
      name: 'a change of a region that is planned for a later day changes nothing before it, and can be withdrawn once',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const body = newRegion(`Region ${freshKey().slice(0, 8)}`)
        const { _id: id } = await staff('regionCreate', { body }, { idempotencyKey: freshKey() })
        const recordOf = async () => (await staff('regionRecords')).find(({ _id }) => _id === id)
        const holdsFrom = '2099-01-01T00:00:00.000Z'
        const planned = { ...body, version: 1, freight: 500, holdsFrom, reason: 'Тариф года' }
        const params = { id }
        const past = { ...planned, holdsFrom: '2020-01-01T00:00:00.000Z' }
        await verifyRefused(staff('regionUpdate', { params, body: past }), 'validation-failed')
        const renamed = { ...planned, name: { ru: freshKey(), en: freshKey() } }
        await verifyRefused(staff('regionUpdate', { params, body: renamed }), 'validation-failed')
        const same = { ...planned, freight: body.freight }
        await verifyRefused(staff('regionUpdate', { params, body: same }), 'validation-failed')
        verifySame(
          await staff('regionUpdate', { params, body: planned }),
          { version: 2 },
          'the record changed',
        )
        await verifyRefused(staff('regionUpdate', { params, body: planned }), 'record-changed')
        const kept = await recordOf()
        const [change] = kept?.planned ?? []
        verifySame(
          [kept?.freight, change?.terms, change?.holdsFrom, change?.reason],
          [body.freight, { freight: 500 }, holdsFrom, 'Тариф года'],
          'it holds later, and only what differs',
        )
        const withdrawn = { params: { id, changeId: change?._id ?? '' } }
        await call('signin', { body: buyer })
        await verifyRefused(call('regionChangeWithdraw', withdrawn), 'not-permitted')
        await staff('regionChangeWithdraw', withdrawn)
        verifySame((await recordOf())?.planned, [], 'nothing is planned')
        await verifyRefused(staff('regionChangeWithdraw', withdrawn), 'not-found')
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
        const change = { ...body, claimHours: 12, version: 1, reason: 'Договор' }
        const { version } = await staff('plantationUpdate', { params, body: change })
        await verifyRefused(staff('plantationUpdate', { params, body: change }), 'record-changed')
        const kept = (await staff('plantationRecords')).find((one) => one._id === _id)
        verifySame([kept?.claimHours, kept?.version, kept?.lots], [12, version, 0], 'it is changed once')
        const other = { params: { id: freshKey() }, body: { ...change, name: key } }
        await verifyRefused(staff('plantationUpdate', other), 'not-found')
      },
    },
    {
      name: 'a change of a plantation that is planned for a later day changes nothing before it, and can be withdrawn once',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const body = newPlantation(`Farm ${freshKey().slice(0, 8)}`)
        const { _id: id } = await staff('plantationCreate', { body }, { idempotencyKey: freshKey() })
        const recordOf = async () => (await staff('plantationRecords')).find(({ _id }) => _id === id)
        const holdsFrom = '2099-01-01T00:00:00.000Z'
        const planned = { ...body, version: 1, freight: 700, holdsFrom, reason: 'Тариф года' }
        const params = { id }
        const past = { ...planned, holdsFrom: '2020-01-01T00:00:00.000Z' }
        await verifyRefused(staff('plantationUpdate', { params, body: past }), 'validation-failed')
        const renamed = { ...planned, name: freshKey() }
        await verifyRefused(staff('plantationUpdate', { params, body: renamed }), 'validation-failed')
        const same = { ...planned, freight: body.freight }
        await verifyRefused(staff('plantationUpdate', { params, body: same }), 'validation-failed')
        verifySame(
          await staff('plantationUpdate', { params, body: planned }),
          { version: 2 },
          'the record changed',
        )
        await verifyRefused(staff('plantationUpdate', { params, body: planned }), 'record-changed')
        const kept = await recordOf()
        const [change] = kept?.planned ?? []
        verifySame(
          [kept?.freight, change?.terms, change?.holdsFrom, change?.reason],
          [body.freight, { freight: 700 }, holdsFrom, 'Тариф года'],
          'it holds later, and only what differs',
        )
        const withdrawn = { params: { id, changeId: change?._id ?? '' } }
        await call('signin', { body: buyer })
        await verifyRefused(call('plantationChangeWithdraw', withdrawn), 'not-permitted')
        await staff('plantationChangeWithdraw', withdrawn)
        verifySame((await recordOf())?.planned, [], 'nothing is planned')
        await verifyRefused(staff('plantationChangeWithdraw', withdrawn), 'not-found')
      },
    },
  ]
}
