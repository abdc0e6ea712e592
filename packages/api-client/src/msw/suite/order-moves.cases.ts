import { packStep } from '@flower-market/flower-domain'
import type { OrderStatus } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallInput, CallOutput } from '../../contract/contract.ts'
import type { ContractCase, Credentials, SuitePeople } from './contract-case.ts'
import { cardNow, freshKey, lineOf, orderOf, plentifulCard, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type Order = CallOutput<'purchaseGet'>
type Change = Omit<CallInput<'orderStatus'>['body'], '_id' | 'status'>

/** Orders of one browser that staff in another one move. */
interface Desk {
  readonly buyer: Call
  readonly staff: Call
  place(packs?: number): Promise<Order>
  move(id: string, status: OrderStatus, change?: Change, key?: string): Promise<Order>
  read(id: string): Promise<Order>
}

async function openDesk(
  buyer: Call,
  staff: Call,
  people: { readonly buyer: Credentials; readonly admin: Credentials },
): Promise<Desk> {
  await buyer('signin', { body: people.buyer })
  await staff('signin', { body: people.admin })
  return {
    buyer,
    staff,
    async place(packs = 2) {
      const card = await plentifulCard(buyer)
      const body = await orderOf(buyer, card.deliveryDate, [lineOf(card, packs)])
      return buyer('purchaseCreate', { body }, { idempotencyKey: freshKey() })
    },
    move: (_id, status, change = {}, idempotencyKey = freshKey()) =>
      staff('orderStatus', { body: { _id, status, ...change } }, { idempotencyKey }),
    read: (id) => buyer('purchaseGet', { params: { id } }),
  }
}

async function moveAlong({ move }: Desk, id: string, statuses: readonly OrderStatus[]): Promise<void> {
  for (const status of statuses) await move(id, status)
}

/** Waits until the documents of an order are made: a server does so by a job. */
async function untilMade(call: Call, id: string): Promise<void> {
  const until = Date.now() + 15_000
  for (;;) {
    const { items } = await call('orderList', { query: {} })
    if (items.find(({ _id }) => _id === id)?.documents === 'ready') return
    verify(Date.now() < until, 'the documents are made')
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

/** Moves of orders: who may, on what condition, and what they cost. */
export function orderMovesCases(people: SuitePeople): ContractCase[] {
  const { poor } = people
  return [
    {
      name: 'staff move an order along its statuses, and every move is an event with who and why',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id } = await desk.place()
        await moveAlong(desk, _id, ['in_process', 'confirmed', 'assembled'])
        await desk.move(_id, 'shipped', { reason: 'Рейс SU-1' })
        await desk.move(_id, 'delivered')
        const { status, events, shippedBoxes, boxes } = await desk.read(_id)
        verifySame([status, shippedBoxes], ['delivered', boxes], 'all boxes were shipped')
        verifySame(
          events.map((event) => [event.status, event.by, event.reason]),
          [
            ['new', 'buyer', ''],
            ['in_process', 'staff', ''],
            ['confirmed', 'staff', ''],
            ['assembled', 'staff', ''],
            ['shipped', 'staff', 'Рейс SU-1'],
            ['delivered', 'staff', ''],
          ],
          'every move is told',
        )
      },
    },
    {
      name: 'buyers do not move their orders, and a status that cannot follow is refused with those that can',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id } = await desk.place()
        const body = { _id, status: 'in_process' } as const
        await verifyRefused(call('orderStatus', { body }, { idempotencyKey: freshKey() }), 'not-permitted')
        const { details } = await verifyRefused(desk.move(_id, 'delivered'), 'order-move-refused')
        const expected = { reason: 'not-allowed', status: 'new', allowed: ['in_process', 'canceled'] }
        verifySame(details, expected, 'it says why')
        await verifyRefused(desk.move('no-such-order', 'in_process'), 'not-found')
        verifySame((await desk.read(_id)).status, 'new', 'nothing has changed')
      },
    },
    {
      name: 'a paid order that is agreed at less is credited once, whatever is repeated',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id, lines, totals } = await desk.place(3)
        const [line] = lines as [Order['lines'][number]]
        const before = await rubles(call)
        await desk.move(_id, 'in_process')
        const quantity = line.quantity - line.stemsPerBunch
        const change = { lines: [{ code: line.code, quantity, reason: 'Мало бутонов' }] }
        await verifyRefused(desk.move(_id, 'confirmed', change), 'order-move-refused')
        const key = freshKey()
        for (let time = 0; time < 2; time += 1) await desk.move(_id, 'partially_confirmed', change, key)
        const order = await desk.read(_id)
        const credit = line.price * line.stemsPerBunch
        verifySame(
          order.credits.map(({ code, amount, reason }) => ({ code, amount, reason })),
          [{ code: line.code, amount: credit, reason: 'Мало бутонов' }],
          'the line is credited with its reason',
        )
        verifySame([order.totals.total, order.totals.due], [totals.total - credit, 0], 'nothing is due')
        verifySame(await rubles(call), before + credit, 'the money is on the balance')
      },
    },
    {
      name: 'an order that is shipped in parts and delivered short charges what was delivered',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id, lines } = await desk.place(3)
        const [{ code, stemsPerBunch, price, quantity }] = lines as [Order['lines'][number]]
        const before = await rubles(call)
        await moveAlong(desk, _id, ['in_process', 'confirmed', 'assembled'])
        await verifyRefused(desk.move(_id, 'partially_shipped'), 'order-move-refused')
        const bunch = { lines: [{ code, quantity: stemsPerBunch }] }
        await desk.move(_id, 'partially_shipped', bunch)
        await desk.move(_id, 'partially_shipped', bunch)
        const shipped = (await desk.read(_id)).lines.map(({ shippedQuantity }) => shippedQuantity)
        verifySame(shipped, [2 * stemsPerBunch], 'the parts add up')
        const { details } = await verifyRefused(desk.move(_id, 'delivered'), 'validation-failed')
        verifySame(details.issues[0]?.path, 'reason', 'what is short has a reason')
        await desk.move(_id, 'delivered', { reason: 'Третья пачка не пришла' })
        const order = await desk.read(_id)
        const short = price * (quantity - 2 * stemsPerBunch)
        verifySame(
          [order.status, order.totals.credited, order.totals.agreed - order.totals.billed],
          ['delivered', short, short],
          'what was not delivered is credited',
        )
        verifySame(order.credits[0]?.reason, 'Третья пачка не пришла', 'the buyer reads why')
        verifySame(await rubles(call), before + short, 'the money is on the balance')
      },
    },
    {
      name: 'every shipment has its documents: a packing list at once, and a transfer document of its own',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const requisites = { company: 'ООО «Букет»', inn: '7700000016', kpp: '770001001' }
        await call('userUpdate', { body: { ...requisites, legalAddress: 'Москва, ул. Полянка, 1' } })
        const { _id, lines } = await desk.place(3)
        const [{ code, stemsPerBunch }] = lines as [Order['lines'][number]]
        await moveAlong(desk, _id, ['in_process', 'confirmed', 'assembled'])
        await desk.move(_id, 'partially_shipped', { lines: [{ code, quantity: stemsPerBunch }] })
        await desk.move(_id, 'shipped')
        const { shipments, missingRequisites } = await desk.read(_id)
        verifySame(
          shipments.map(({ stems }) => stems),
          [stemsPerBunch, 2 * stemsPerBunch],
          'each part is a shipment',
        )
        verifySame(missingRequisites, [], 'the profile is complete')
        const [first] = shipments as [Order['shipments'][number]]
        const query = { kind: 'packing-list', locale: 'ru' } as const
        const list = await call('shipmentDocument', { params: { id: first._id }, query })
        verifySame(list.type, 'application/pdf', 'the packing list is a PDF')
        await untilMade(call, _id)
        const archive = await call('orderDocuments', { query: { ids: _id, locale: 'ru' } })
        verifySame(archive.type, 'application/zip', 'all of them are an archive')
        const { items } = await call('documentList', { query: {} })
        const own = items.filter(({ order }) => order?._id === _id)
        verifySame(
          own.map(({ kind }) => kind),
          ['upd', 'upd'],
          'they are listed',
        )
        const ofUpd = { params: { id: first._id }, query: { kind: 'upd' } } as const
        verifySame((await call('documentFile', ofUpd)).type, 'application/pdf', 'and are PDFs')
        const { _id: unshipped } = await desk.place(1)
        const ids = `${_id},${unshipped}`
        const both = call('orderDocuments', { query: { ids, locale: 'ru' } })
        await verifyRefused(both, 'documents-not-ready')
        await call('signin', { body: poor })
        const params = { id: first._id }
        await verifyRefused(call('shipmentDocument', { params, query }), 'not-found')
        await verifyRefused(call('documentFile', ofUpd), 'not-found')
        await verifyRefused(call('orderDocuments', { query: { ids: _id, locale: 'ru' } }), 'not-found')
      },
    },
    {
      name: 'a delivered order goes back with a reason: its goods are credited, its delivery is not',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id, totals } = await desk.place()
        const before = await rubles(call)
        await moveAlong(desk, _id, ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'])
        await verifyRefused(desk.move(_id, 'return'), 'validation-failed')
        await desk.move(_id, 'return', { reason: 'Ботритис' })
        const order = await desk.read(_id)
        verifySame(
          [order.status, order.totals.total, order.totals.due],
          ['return', totals.delivery, 0],
          'only the delivery is charged',
        )
        verifySame(await rubles(call), before + totals.agreed, 'the goods are credited')
        await verifyRefused(desk.move(_id, 'fulfilled'), 'order-move-refused')
      },
    },
    {
      name: 'an order is not fulfilled while claims can be made',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const { _id } = await desk.place()
        await moveAlong(desk, _id, ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'])
        const { details } = await verifyRefused(desk.move(_id, 'fulfilled'), 'order-move-refused')
        verifySame(details.reason, 'claims-window-over', 'it says why')
      },
    },
    {
      name: 'buyers cancel their own orders until these are agreed: stock and money go back',
      run: async (call, openBrowser) => {
        const desk = await openDesk(call, await openBrowser(), people)
        const card = await plentifulCard(call)
        const before = await rubles(call)
        const { _id, lines } = await desk.place()
        const cancel = (id: string) => call('purchaseCancel', { body: { _id: id } })
        for (let time = 0; time < 2; time += 1) {
          const { status, cancellation } = await cancel(_id)
          verifySame([status, cancellation], ['canceled', { cause: 'buyer', reason: '' }], 'it is canceled')
        }
        verifySame(await rubles(call), before, 'the money is back')
        verify(lines[0]?.quantity === 2 * packStep(card), 'two packs were ordered')
        verifySame((await cardNow(call, card))?.stemsAvailable, card.stemsAvailable, 'the stems are back')
        const agreed = await desk.place()
        await moveAlong(desk, agreed._id, ['in_process', 'confirmed'])
        await verifyRefused(cancel(agreed._id), 'order-closed')
        const body = { _id: agreed._id, reason: '' }
        await verifyRefused(desk.staff('purchaseCancel', { body }), 'validation-failed')
        await call('signin', { body: poor })
        await verifyRefused(cancel(agreed._id), 'not-found')
      },
    },
  ]
}
