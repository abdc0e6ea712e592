import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase } from './contract-case.ts'
import { join } from './joining.ts'
import { freshKey, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type Terms = CallInput<'standingOrderCreate'>['body']

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** A list of one flower that is plentiful on the first open day, and the day. */
async function plentifulList(call: Call) {
  const {
    type,
    variety,
    lengthCm,
    plantationId,
    stemsPerBunch: quantity,
    deliveryDate,
  } = await plentifulCard(call)
  const wishes = [{ type, variety, lengthCm, plantationId, quantity }]
  const body = { name: 'Каждый день', wishes }
  const { _id } = await call('savedListCreate', { body }, { idempotencyKey: freshKey() })
  return { listId: _id, date: deliveryDate }
}

function termsOf(listId: string, changes: Partial<Terms> = {}): Terms {
  return {
    listId,
    weekdays: everyDay,
    until: '2099-12-31',
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
    ...changes,
  }
}

function order(call: Call, body: Terms) {
  return call('standingOrderCreate', { body }, { idempotencyKey: freshKey() })
}

/** What would stop a standing order with these terms on its first day. */
async function problemOf(call: Call, changes: Partial<Terms>) {
  const { listId } = await plentifulList(call)
  const { _id: id } = await order(call, termsOf(listId, changes))
  const { forecast } = await call('standingOrderGet', { params: { id } })
  await call('standingOrderUpdate', { params: { id }, body: { status: 'ended' } })
  return forecast[0]?.quote?.problem
}

/** Saved lists that are ordered on chosen weekdays. */
export function standingOrdersCases(): ContractCase[] {
  return [
    {
      name: 'a standing order names its next day, the next three at the prices of now, and its history',
      run: async (call) => {
        await join(call)
        const { listId, date } = await plentifulList(call)
        const made = await order(call, termsOf(listId, { weekdays: [6, 5, 4, 3, 2, 1, 1] }))
        verifySame(
          [made.status, made.pause, made.weekdays],
          ['active', null, [1, 2, 3, 4, 5, 6]],
          'it is active',
        )
        verifySame(made.next?.date, date, 'the first open day is the next')
        verifySame(await call('standingOrders'), [made], 'it is listed')
        const { forecast, events, wishes } = await call('standingOrderGet', { params: { id: made._id } })
        verifySame([forecast.length, forecast[0]?.date], [3, date], 'three days follow')
        const quote = forecast[0]?.quote
        verify(quote !== null && quote !== undefined && quote.total > 0, 'the first day has a price')
        verifySame(quote.problem, null, 'nothing would stop it')
        verifySame([events.map(({ kind }) => kind), wishes.length], [['created'], 1], 'it was made')
      },
    },
    {
      name: 'what would stop a standing order is told: the price limit, and money that is short',
      run: async (call) => {
        await join(call)
        verifySame(await problemOf(call, { maxStemPrice: 1 }), 'price', 'a stem is too dear')
        verifySame(await problemOf(call, { maxTotal: 1 }), 'price', 'the order is too dear')
        verifySame(await problemOf(call, { paymentMethod: 'BALANCE' }), 'money', 'there is no money')
        verifySame(
          await problemOf(call, { methodDelivery: 'delivery' }),
          'destination',
          'there is no address',
        )
        verifySame(await problemOf(call, {}), null, 'cash is brought later')
      },
    },
    {
      name: 'a person pauses a standing order, resumes it, changes it and ends it for good',
      run: async (call) => {
        await join(call)
        const { listId, date } = await plentifulList(call)
        const { _id: id } = await order(call, termsOf(listId))
        const change = (body: NonNullable<CallInput<'standingOrderUpdate'>['body']>) =>
          call('standingOrderUpdate', { params: { id }, body })
        const paused = await change({ status: 'paused' })
        verifySame([paused.status, paused.pause?.reason, paused.next], ['paused', 'person', null], 'it waits')
        verifySame((await change({ status: 'active' })).next?.date, date, 'it goes on with the same day')
        const changed = await change({ maxTotal: 900_000, weekdays: [2] })
        verifySame(
          [changed.maxTotal, changed.weekdays, changed.maxStemPrice],
          [900_000, [2], null],
          'it is changed',
        )
        const ended = await change({ status: 'ended' })
        verifySame([ended.status, ended.next], ['ended', null], 'it is over')
        await verifyRefused(change({ status: 'active' }), 'standing-order-ended')
        const { events } = await call('standingOrderGet', { params: { id } })
        verifySame(
          events.map(({ kind }) => kind),
          ['ended', 'changed', 'resumed', 'paused', 'created'],
          'all of it is told',
        )
      },
    },
    {
      name: 'days without a delivery, a list that there is not and a foreign address are refused',
      run: async (call) => {
        await join(call)
        const { listId } = await plentifulList(call)
        await verifyRefused(order(call, termsOf(listId, { until: '2020-01-01' })), 'no-standing-days')
        await verifyRefused(order(call, termsOf(listId, { weekdays: [] })), 'validation-failed')
        await verifyRefused(order(call, termsOf('no-such-list')), 'not-found')
        await verifyRefused(order(call, termsOf(listId, { addressId: 'no-such-address' })), 'not-found')
        verifySame(await call('standingOrders'), [], 'nothing was made')
      },
    },
    {
      name: 'a list that a standing order needs stays until the standing order has ended',
      run: async (call) => {
        await join(call)
        const { listId } = await plentifulList(call)
        const { _id: id } = await order(call, termsOf(listId))
        const remove = () => call('savedListRemove', { params: { id: listId } })
        await verifyRefused(remove(), 'list-in-use')
        await call('standingOrderUpdate', { params: { id }, body: { status: 'ended' } })
        await remove()
        const { listId: gone, name } = await call('standingOrderGet', { params: { id } })
        verifySame([gone, name], [null, 'Каждый день'], 'its name stays')
      },
    },
    {
      name: 'the same key makes one standing order',
      run: async (call) => {
        await join(call)
        const { listId } = await plentifulList(call)
        const [body, idempotencyKey] = [termsOf(listId), freshKey()]
        const first = await call('standingOrderCreate', { body }, { idempotencyKey })
        verifySame(await call('standingOrderCreate', { body }, { idempotencyKey }), first, 'it is repeated')
        verifySame((await call('standingOrders')).length, 1, 'there is one')
      },
    },
  ]
}
