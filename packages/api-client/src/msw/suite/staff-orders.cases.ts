import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

async function place(call: Call) {
  const card = await plentifulCard(call)
  const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
  return call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
}

async function placeDelivered(call: Call) {
  const card = await plentifulCard(call)
  const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { methodDelivery: 'delivery' })
  return call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
}

/** Everybody's orders as staff find and move them, and the views of the list that each of them keeps. */
export function staffOrdersCases({ admin, buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff find an order by its number, buyer, status, day and kind, and read it whole',
      run: async (call, openBrowser) => {
        const { _id: buyerId, email } = await call('signin', { body: buyer })
        const placed = await place(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const idsOf = async (query: NonNullable<CallInput<'staffOrders'>['query']>) =>
          (await staff('staffOrders', { query })).items.map(({ _id }) => _id)
        verifySame(await idsOf({ search: String(placed.number) }), [placed._id], 'by its number')
        const found = { buyer: buyerId, status: 'new', day: placed.deliveryFrom, kind: 'inStok' } as const
        verify((await idsOf(found)).includes(placed._id), 'by what it is')
        verify(!(await idsOf({ ...found, status: 'canceled' })).includes(placed._id), 'not by another status')
        verify(!(await idsOf({ ...found, kind: 'toOrder' })).includes(placed._id), 'not by another kind')
        verify(!(await idsOf({ ...found, day: '2099-01-01' })).includes(placed._id), 'not on another day')
        verify(!(await idsOf({ ...found, isUnpaid: true })).includes(placed._id), 'it is paid')
        const { order, buyer: who, history } = await staff('staffOrder', { params: { id: placed._id } })
        verifySame([order.number, order.totals], [placed.number, placed.totals], 'the same order')
        verifySame([who._id, who.email], [buyerId, email], 'whose it is')
        verifySame(
          history.map(({ status, by, who: mover }) => [status, by, mover?._id]),
          [['new', 'buyer', buyerId]],
          'who did what',
        )
        await verifyRefused(staff('staffOrder', { params: { id: 'nothing' } }), 'not-found')
      },
    },
    {
      name: 'the counts of a list are those of its filters without the status',
      run: async (call, openBrowser) => {
        const { _id: buyerId } = await call('signin', { body: poor })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const read = () => staff('staffOrders', { query: { buyer: buyerId, isUnpaid: true, status: 'new' } })
        const before = await read()
        const rowOf = ({ byStatus }: typeof before) => byStatus.find(({ status }) => status === 'new')
        verifySame(before.total, rowOf(before)?.orders, 'the total is that of the status')
        verify(
          before.items.some(({ _id }) => _id === placed._id),
          'it waits for its money',
        )
        await staff('purchaseCancel', { body: { _id: placed._id, reason: 'Рейс отменён' } })
        const after = await read()
        verifySame(
          [after.total, (rowOf(after)?.sum ?? 0) + placed.sum, (rowOf(after)?.due ?? 0) + placed.sum],
          [before.total - 1, rowOf(before)?.sum, rowOf(before)?.due],
          'what is canceled is awaited no more',
        )
      },
    },
    {
      name: 'an order that somebody has moved meanwhile is not moved by what was read before',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id, events } = await place(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const begin = { _id, status: 'in_process', seenEvents: events.length } as const
        await staff('orderStatus', { body: begin }, { idempotencyKey: freshKey() })
        const again = staff('orderStatus', { body: begin }, { idempotencyKey: freshKey() })
        await verifyRefused(again, 'order-changed')
        const cancel = { _id, status: 'canceled', reason: 'Нет цветов', seenEvents: events.length } as const
        const late = staff('orderStatus', { body: cancel }, { idempotencyKey: freshKey() })
        await verifyRefused(late, 'order-changed')
        const seen = { ...cancel, seenEvents: events.length + 1 }
        const canceled = await staff('orderStatus', { body: seen }, { idempotencyKey: freshKey() })
        verifySame(canceled.status, 'canceled', 'who has read it again moves it')
      },
    },
    {
      name: "a day's deliveries are all that is not canceled, with where they go",
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const placed = await place(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const find = async () =>
          (await staff('dayDeliveries', { query: { day: placed.deliveryFrom } })).items.find(
            ({ _id }) => _id === placed._id,
          )
        const found = await find()
        verifySame(
          [found?.destination, found?.boxes, found?.stems],
          [placed.destination, placed.boxes, placed.stems],
          'where it goes and how much it is',
        )
        await staff('purchaseCancel', { body: { _id: placed._id, reason: 'Рейс отменён' } })
        verifySame(await find(), undefined, 'what is canceled is not brought')
      },
    },
    {
      name: 'deliveries are put on routes in an order of stops, by whoever has read the routes before',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const [first, second] = [await placeDelivered(call), await placeDelivered(call)]
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const day = first.deliveryFrom
        const { items } = await staff('dayDeliveries', { query: { day } })
        const region = items.find(({ _id }) => _id === first._id)?.region ?? ''
        const planOf = async () =>
          (await staff('dayDeliveries', { query: { day } })).plans.find((plan) => plan.region === region)
        const version = (await planOf())?.version ?? 0
        const routes = [{ name: 'Север', carrier: 'Газель', stops: [second._id, first._id] }]
        const body = { day, region, version, routes }
        const saved = await staff('deliveryRoutesSet', { body })
        verifySame(await planOf(), { region, version: saved.version, routes }, 'they are kept in their order')
        await verifyRefused(staff('deliveryRoutesSet', { body: { ...body, routes: [] } }), 'record-changed')
        const next = { ...body, version: saved.version }
        const twice = [...routes, { name: 'Юг', carrier: '', stops: [first._id] }]
        await verifyRefused(
          staff('deliveryRoutesSet', { body: { ...next, routes: twice } }),
          'validation-failed',
        )
        await verifyRefused(staff('deliveryRoutesSet', { body: { ...next, region: 'nowhere' } }), 'not-found')
        await staff('purchaseCancel', { body: { _id: second._id, reason: 'Рейс отменён' } })
        await verifyRefused(staff('deliveryRoutesSet', { body: next }), 'order-changed')
        await verifyRefused(call('deliveryRoutesSet', { body: next }), 'not-permitted')
      },
    },
    {
      name: 'staff keep views of the list by name, each their own',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const name = `К оплате ${freshKey()}`
        const query = 'unpaid=yes'
        await staff('orderViewSave', { body: { name, query: 'status=new' } })
        const views = await staff('orderViewSave', { body: { name, query } })
        verifySame(
          views.filter((view) => view.name === name),
          [{ name, query }],
          'a name is there once',
        )
        verifySame(await staff('orderViews'), views, 'they are kept')
        const left = await staff('orderViewRemove', { query: { name } })
        verify(!left.some((view) => view.name === name), 'it is forgotten')
        await call('signin', { body: buyer })
        await verifyRefused(call('orderViews'), 'not-permitted')
      },
    },
    {
      name: "nobody but staff lists or reads everybody's orders",
      run: async (call) => {
        await call('signin', { body: buyer })
        const { _id } = await place(call)
        await verifyRefused(call('staffOrders', { query: {} }), 'not-permitted')
        await verifyRefused(call('staffOrder', { params: { id: _id } }), 'not-permitted')
        await verifyRefused(call('dayDeliveries', { query: { day: '2026-11-23' } }), 'not-permitted')
      },
    },
  ]
}
