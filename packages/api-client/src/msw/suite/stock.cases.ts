import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import { emptyPicture, pictureFile } from '../../fixtures/proof-pictures.fixtures.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { freshKey, openDays } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

async function newLot(call: Call): Promise<CallInput<'lotCreate'>['body']> {
  const deliveryDate = (await openDays(call)).at(-1)
  verify(deliveryDate !== undefined, 'there is an open day')
  return {
    type: 'roses',
    variety: `Test ${freshKey()}`.slice(0, 20),
    lengthCm: 60,
    color: 'red',
    price: { amount: 9_000 },
    availability: 'inStock',
    deliveryDate,
    stemsAvailable: 500,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
  }
}

/** Lots that staff and a plantation's representative keep by hand. */
export function stockCases({ buyer, admin, recipient }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a lot of a plantation is on sale once it is created, changes as it was seen, and is gone when it is withdrawn',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const body = await newLot(call)
        const key = freshKey()
        const lot = await plantation('lotCreate', { body }, { idempotencyKey: key })
        verifySame(
          [lot.price, lot.freight, lot.photos],
          [9_000, null, []],
          'it reads its own part of the price',
        )
        verifySame(await plantation('lotCreate', { body }, { idempotencyKey: key }), lot, 'once a key')
        const date = body.deliveryDate
        const cardOf = async () =>
          (await call('catalogCards', { query: { date } })).cards.find(({ code }) => code === lot.code)
        const card = await cardOf()
        verify(card !== undefined && card.price >= 9_000, 'buyers see it with freight')
        const params = { code: lot.code }
        const seen = { price: 9_000, stemsAvailable: 500 }
        const changed = await plantation('lotUpdate', { params, body: { seen, stemsAvailable: 250 } })
        verifySame([changed.price, changed.stemsAvailable], [9_000, 250], 'the stock is less')
        await verifyRefused(
          plantation('lotUpdate', { params, body: { seen, stemsAvailable: 700 } }),
          'lot-changed',
        )
        await verifyRefused(
          plantation('lotUpdate', { params, body: { seen: { ...seen, stemsAvailable: 250 }, freight: 1 } }),
          'validation-failed',
        )
        const staff = await openBrowserAs(openBrowser, admin)
        const ofStaff = (changes: object) => {
          const named = { price: 9_000, stemsAvailable: 250, ...changes }
          return staff('lotUpdate', { params, body: { seen: named, freight: 2_100 } })
        }
        await verifyRefused(ofStaff({}), 'validation-failed')
        await verifyRefused(ofStaff({ freight: 1 }), 'lot-changed')
        const freight = (await staff('lotList', { query: { code: lot.code } })).items[0]?.freight ?? 0
        verifySame((await ofStaff({ freight })).freight, 2_100, 'staff change what they have seen')
        verifySame((await cardOf())?.stemsAvailable, 250, 'buyers see the stock')
        const own = { plantationId: lot.plantationId, date, limit: 100 }
        const { items } = await plantation('lotList', { query: own })
        verify(
          items.some(({ code }) => code === lot.code),
          'the list has it',
        )
        await plantation('lotWithdraw', { params })
        verifySame(await cardOf(), undefined, 'nobody sees it any more')
        await verifyRefused(plantation('lotWithdraw', { params }), 'not-found')
      },
    },
    {
      name: 'numbers of several lots are saved all or none, by what their writer saw of them; staff find them by words',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const [plantation, staff] = [await openBrowser(), await openBrowser()]
        await plantation('signin', { body: recipient })
        await staff('signin', { body: admin })
        // Without digits, which would be found as a length.
        const variety = `Sort ${freshKey().replaceAll(/[^a-z]/gu, '')}`
        const body = { ...(await newLot(call)), variety }
        const create = (lengthCm: number) =>
          plantation('lotCreate', { body: { ...body, lengthCm } }, { idempotencyKey: freshKey() })
        const [short, long] = [await create(50), await create(70)]
        const find = async (search: string) => {
          const { items } = await staff('lotList', { query: { search, type: 'roses', limit: 100 } })
          return items.map(({ price, stemsAvailable }) => [price, stemsAvailable])
        }
        verifySame((await find(`${body.variety.toUpperCase()} 70`)).length, 1, 'words find one')
        const ofShort = { code: short.code, stemsAvailable: { from: 500, to: 250 } }
        const key = freshKey()
        const save = (lots: CallInput<'lotsSave'>['body']['lots'], idempotencyKey = freshKey()) =>
          plantation('lotsSave', { body: { lots } }, { idempotencyKey })
        const ofLong = { code: long.code, price: { from: 9_000, to: { amount: 9_500 } } }
        const { saved } = await save([ofShort, ofLong], key)
        verifySame(
          [saved, await save([ofShort, ofLong], key)],
          [2, { saved: 2, added: 0 }],
          'both, once a key',
        )
        await verifyRefused(
          save([{ ...ofShort, stemsAvailable: { from: 250, to: 300 } }, ofLong]),
          'lots-changed',
        )
        await verifyRefused(
          save([{ code: long.code, stemsPerBox: { from: 250, to: 260 } }]),
          'validation-failed',
        )
        await verifyRefused(save([ofShort, ofShort]), 'validation-failed')
        const both = await find(body.variety)
        verifySame(
          both.toSorted(),
          [
            [9_000, 250],
            [9_500, 500],
          ],
          'a refusal changes nothing',
        )
        for (const { code } of [short, long]) await plantation('lotWithdraw', { params: { code } })
        await verifyRefused(save([ofShort]), 'lots-changed')
      },
    },
    {
      name: 'staff set freight and regions of a lot as they saw them, and put new lots on sale in the same save',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const [plantation, staff] = [await openBrowser(), await openBrowser()]
        await plantation('signin', { body: recipient })
        await staff('signin', { body: admin })
        const body = await newLot(call)
        const { code, plantationId } = await plantation('lotCreate', { body }, { idempotencyKey: freshKey() })
        const read = async () => (await staff('lotList', { query: { code } })).items[0]
        const freight = (await read())?.freight ?? 0
        const [region] = await staff('regionList', {})
        verify(region !== undefined, 'there is a region')
        const changed = {
          code,
          freight: { from: freight, to: freight + 250 },
          regions: { from: null, to: [region._id] },
        }
        const another = { ...body, plantationId, variety: `Other ${freshKey()}`.slice(0, 20), freight: 700 }
        type Saved = CallInput<'lotsSave'>['body']
        const save = (by: Call, input: Saved) =>
          by('lotsSave', { body: input }, { idempotencyKey: freshKey() })
        await verifyRefused(save(plantation, { lots: [changed] }), 'validation-failed')
        const guess = { ...changed, freight: { from: freight + 1, to: freight } }
        await verifyRefused(save(plantation, { lots: [guess] }), 'validation-failed')
        await verifyRefused(save(plantation, { lots: [], added: [another] }), 'validation-failed')
        const wrong = { ...another, stemsPerBox: 260 }
        await verifyRefused(save(staff, { lots: [changed], added: [another, wrong] }), 'validation-failed')
        verifySame((await read())?.freight, freight, 'a refusal changes nothing')
        verifySame(await save(staff, { lots: [changed], added: [another] }), { saved: 1, added: 1 }, 'both')
        const lot = await read()
        verifySame([lot?.freight, lot?.regions], [freight + 250, [region._id]], 'the lot has its terms')
        await verifyRefused(save(staff, { lots: [changed] }), 'lots-changed')
        const { items } = await staff('lotList', { query: { search: another.variety, limit: 100 } })
        verifySame(
          items.map(({ variety, freight: own }) => [variety, own]),
          [[another.variety, 700]],
          'the new lot is on sale',
        )
        for (const one of [code, items[0]?.code ?? '']) await staff('lotWithdraw', { params: { code: one } })
      },
    },
    {
      name: 'a lot gets photographs that everybody may look at',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const plantation = await openBrowserAs(openBrowser, recipient)
        const staff = await openBrowserAs(openBrowser, admin)
        const { plantationId } = (await plantation('lotList', { query: { limit: 1 } })).items[0] ?? {}
        const body = { ...(await newLot(call)), ...(plantationId !== undefined && { plantationId }) }
        const { code } = await staff('lotCreate', { body }, { idempotencyKey: freshKey() })
        const picture = pictureFile(emptyPicture)
        const { photos } = await plantation('lotPhotoAdd', { params: { code }, body: picture })
        verifySame(photos.length, 1, 'it has one')
        const { cards } = await call('catalogCards', { query: { date: body.deliveryDate } })
        verifySame(cards.find((card) => card.code === code)?.photos, photos, 'the price list has it')
        const text = new Blob(['no picture'], { type: 'image/png' })
        await verifyRefused(plantation('lotPhotoAdd', { params: { code }, body: text }), 'images-only')
        const photo = photos[0]?.split('/').at(-1) ?? ''
        const without = await staff('lotPhotoRemove', { params: { code, photo } })
        verifySame(without.photos, [], 'it is removed')
        const again = await staff('lotPhotoAdd', { params: { code }, body: picture })
        verifySame(again.photos.length, 1, 'staff add one, too')
        await plantation('lotWithdraw', { params: { code } })
      },
    },
    {
      name: 'staff learn how many carts have a lot, and nobody else does',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const [lot, other] = [await newLot(call), await newLot(call)]
        const create = (body: CallInput<'lotCreate'>['body']) =>
          plantation('lotCreate', { body }, { idempotencyKey: freshKey() })
        const { code, deliveryDate: date } = await create(lot)
        const { code: second } = await create(other)
        const countCarts = async (...codes: string[]) => (await staff('lotCarts', { body: { codes } })).carts
        const put = (quantity: number, changedAt: string) => {
          const line = { date, price: 9_000, quantity, changedAt }
          return call('cartSync', {
            body: {
              changes: [
                { ...line, code },
                { ...line, code: second },
              ],
            },
          })
        }
        verifySame(await countCarts(code, second), 0, 'nobody has them')
        await put(25, '2026-11-01T01:00:00.000Z')
        verifySame(await countCarts('no-lot', code), 1, 'one cart has it')
        verifySame(await countCarts(code, second), 1, 'one cart has both')
        await put(0, '2026-11-01T02:00:00.000Z')
        verifySame(await countCarts(code, second), 0, 'a line of 0 stems is none')
        await verifyRefused(plantation('lotCarts', { body: { codes: [code] } }), 'not-permitted')
        await plantation('lotWithdraw', { params: { code } })
        await plantation('lotWithdraw', { params: { code: second } })
      },
    },
    {
      name: 'lots of the nearest day come first, and those of past days last',
      run: async (call) => {
        await call('signin', { body: admin })
        const { items } = await call('lotList', { query: { limit: 100 } })
        const days = items.map(({ deliveryDate }) => deliveryDate)
        const past = days.filter((day) => day < (days[0] ?? ''))
        const coming = days.slice(0, days.length - past.length)
        verifySame(days, [...coming.toSorted(), ...past.toSorted().toReversed()], 'in their order')
      },
    },
    {
      name: "nobody but staff and the plantation's own representative keeps its lots",
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await call('signin', { body: buyer })
        await verifyRefused(call('lotList', {}), 'not-permitted')
        await verifyRefused(call('stockSystem'), 'not-permitted')
        const system = await staff('stockSystem')
        verifySame([system.provider, system.items], ['sandbox', 0], 'the sandbox has no stock of its own')
        verifySame([system.changes, system.waitingChanges], [[], 0], 'nothing of it waits')
        const unknown = { body: { changes: [{ code: 'ms-none', revision: 'none' }] } }
        await verifyRefused(
          staff('stockSystemApply', unknown, { idempotencyKey: freshKey() }),
          'lots-changed',
        )
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const { items } = await plantation('lotList', { query: { limit: 1 } })
        const all = await staff('lotList', { query: { limit: 100 } })
        const other = all.items.find(({ plantationId }) => plantationId !== items[0]?.plantationId)
        verify(other !== undefined && other.freight !== null, 'staff see all lots with their freight')
        const { code, plantationId } = other
        await verifyRefused(plantation('lotList', { query: { plantationId } }), 'not-found')
        await verifyRefused(plantation('lotWithdraw', { params: { code } }), 'not-found')
        const body = await newLot(call)
        await verifyRefused(
          plantation('lotCreate', { body: { ...body, plantationId } }, { idempotencyKey: freshKey() }),
          'not-found',
        )
      },
    },
  ]
}
