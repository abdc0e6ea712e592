import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** What staff enter of varieties. */
export function varietiesCases({ buyer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'measurements that staff enter of a variety are what buyers read of it',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const [card] = (await call('catalogFirstCards')).cards
        verify(card !== undefined, 'something is on sale')
        const { type, variety: name, plantationId } = card
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await verifyRefused(call('varietyRecords'), 'not-permitted')
        const recordOf = async () =>
          (await staff('varietyRecords', { query: { type, search: name } })).items.find(
            (one) => one.name === name,
          )
        const known = await recordOf()
        verify(known !== undefined && known.lots > 0, 'a variety on sale is among the records')
        const seen = { headMm: known.headMm, vaseDays: known.vaseDays }
        const next = { headMm: { from: 41, to: 43 }, vaseDays: null }
        const body = { type, name, seen, ...next }
        await verifyRefused(call('varietyUpdate', { body }), 'not-permitted')
        await verifyRefused(
          staff('varietyUpdate', { body: { ...body, headMm: { from: 43, to: 41 } } }),
          'validation-failed',
        )
        await verifyRefused(
          staff('varietyUpdate', { body: { ...body, name: 'No such variety' } }),
          'not-found',
        )
        await staff('varietyUpdate', { body })
        await verifyRefused(staff('varietyUpdate', { body }), 'record-changed')
        const { headMm, vaseDays } = await call('catalogVariety', {
          query: { type, variety: name, plantationId },
        })
        verifySame({ headMm, vaseDays }, next, 'buyers read it')
        const unmeasured = async () =>
          (await staff('varietyRecords', { query: { type, search: name, isUnmeasured: true } })).items.some(
            (one) => one.name === name,
          )
        verifySame(await unmeasured(), false, 'one measurement is known')
        const none = { headMm: null, vaseDays: null }
        await staff('varietyUpdate', { body: { ...body, seen: next, ...none } })
        verifySame(await unmeasured(), true, 'nothing is known')
        await staff('varietyUpdate', { body: { ...body, seen: none, ...seen } })
      },
    },
  ]
}
