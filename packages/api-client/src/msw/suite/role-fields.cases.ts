import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { freshKey, lineOf, openDays, orderOf } from './shopping.ts'
import { verify, verifySame } from './verify.ts'

function fieldsOf(answer: object): string[] {
  return Object.keys(answer).toSorted()
}

async function ownReferral(call: Call): Promise<string> {
  const { _id } = await call('authentication')
  return (await call('userGet', { query: { _id } })).referral
}

/** Orders one pack, paid in cash. */
async function buy(call: Call): Promise<void> {
  const [date] = await openDays(call)
  verify(date !== undefined, 'a day is open')
  const { cards } = await call('catalogCards', { query: { date } })
  const card = cards.find((one) => one.stemsAvailable >= one.stemsPerBox)
  verify(card !== undefined, 'something is on sale')
  const body = await orderOf(call, date, [lineOf(card)], { paymentMethod: 'CASH' })
  await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
}

const referred = ['_id', 'company', 'name', 'registeredAt', 'share', 'surname', 'view']
const client = [
  '_id',
  'avatar',
  'city',
  'company',
  'email',
  'margin',
  'name',
  'phone',
  'registeredAt',
  'surname',
  'verification',
  'view',
]
const clientProfile = ['address', 'country', 'deliveryCity', 'deliveryDay', 'index', 'region', 'site']
const own = [
  '_id',
  'address',
  'avatar',
  'balances',
  'city',
  'company',
  'country',
  'deliveryCity',
  'deliveryDay',
  'email',
  'index',
  'inn',
  'isPhoneVerified',
  'kpp',
  'legalAddress',
  'locale',
  'name',
  'phone',
  'referral',
  'region',
  'registeredAt',
  'role',
  'site',
  'surname',
  'verification',
]

/** What each role reads of others: these fields, and no others. */
export function roleFieldsCases({ agent, broker, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an agent reads name, company, months of orders and earnings of a referred person, and nothing else',
      run: async (call, openBrowser) => {
        const referrer = await openBrowser()
        await referrer('signin', { body: agent })
        const { _id, company, name } = await join(call, { referral: await ownReferral(referrer) })
        await buy(call)
        const { items } = await referrer('userList', { query: { search: company } })
        const listed = items.find((one) => one._id === _id) ?? {}
        verifySame(fieldsOf(listed), referred, 'the list')
        const [found] = await referrer('userSearch', { query: { search: name } })
        verifySame(fieldsOf(found ?? {}), referred, 'the search')
        const person = await referrer('userById', { params: { id: _id } })
        verifySame(fieldsOf(person), [...referred, 'months'].toSorted(), 'the person')
        const months = person.view === 'referred' ? person.months : []
        verifySame(months.map(fieldsOf), [['earned', 'expected', 'month', 'orders', 'sum']], 'the month')
        const [month] = months
        verifySame([month?.orders, month?.expected, month?.earned], [1, 0, 0], 'nothing without a share')
      },
    },
    {
      name: 'a share that staff set is earned from the orders that follow, and changes no price',
      run: async (call, openBrowser) => {
        const [referrer, staff] = [await openBrowser(), await openBrowser()]
        await referrer('signin', { body: agent })
        await staff('signin', { body: admin })
        const { _id } = await join(call, { referral: await ownReferral(referrer) })
        const before = (await call('catalogFirstCards')).cards
        const share = { priceBp: 1_000, deliveryToWarehouseBp: 1_000, deliveryToRegionBp: 1_000 }
        await staff('userAddReferral', { body: { _id, share: { ...share, deliveryToCityBp: 0 } } })
        verifySame((await call('catalogFirstCards')).cards, before, 'prices stay')
        await buy(call)
        const person = await referrer('userById', { params: { id: _id } })
        const [month] = person.view === 'referred' ? person.months : []
        verifySame(month?.expected, Math.round((month?.sum ?? 0) / 10), 'a tenth of what was picked up')
      },
    },
    {
      name: "a broker's link makes a client, whose contacts, orders and margin the broker reads",
      run: async (call, openBrowser) => {
        const seller = await openBrowser()
        await seller('signin', { body: broker })
        const { _id, email } = await join(call, { referral: await ownReferral(seller) })
        await buy(call)
        const [found] = await seller('userSearch', { query: { search: email } })
        verifySame([found?._id, fieldsOf(found ?? {})], [_id, client], 'the search')
        const person = await seller('userById', { params: { id: _id } })
        verifySame(fieldsOf(person), [...client, ...clientProfile, 'orders'].toSorted(), 'the client')
        const orders = person.view === 'client' ? person.orders : []
        const money = ['earnings', 'earningsState']
        const facts = ['number', 'paymentStatus', 'status', 'sum']
        verifySame(
          orders.map(fieldsOf),
          [['_id', 'deliveryFrom', ...money, 'issueDate', 'kind', ...facts]],
          'the order',
        )
        verifySame([orders[0]?.earnings, orders[0]?.earningsState], [0, 'expected'], 'no margin is set')
      },
    },
    {
      name: 'people read neither margin nor share of themselves; staff read both',
      run: async (call, openBrowser) => {
        const { _id } = await join(call)
        verifySame(fieldsOf(await call('userGet', { query: { _id } })), own, 'oneself')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const person = await staff('userById', { params: { id: _id } })
        verifySame(fieldsOf(person), [...own, 'margin', 'share', 'view'].toSorted(), 'staff')
      },
    },
  ]
}
