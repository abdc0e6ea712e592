import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import type { ContractCase, OpenBrowser, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { cardNow, ensureAddress, freshKey, plentifulCard, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const reason = 'Рейс отменён'

type Clock = CallOutput<'auctionGet'>['items'][number]

/** An auction of one lot that opens now, offered by staff. */
async function open(openBrowser: OpenBrowser, people: SuitePeople, changes: object = {}) {
  const staff = await openBrowser()
  await staff('signin', { body: people.admin })
  const card = await plentifulCard(staff)
  const stems = 4 * card.stemsPerBunch
  const lot = {
    code: card.code,
    stems,
    startPrice: 8_000,
    step: 100,
    // Whatever the server does meanwhile, the clock stands at its first step.
    stepMs: 60_000,
    reservePrice: 5_000,
    minimumBunches: 2,
  }
  const body = { lots: [{ ...lot, ...changes }] }
  const auction = await staff('auctionCreate', { body }, { idempotencyKey: freshKey() })
  const [clock] = auction.items
  verify(clock !== undefined, 'there is a clock')
  return { staff, card, auction, clock }
}

async function clockNow(call: Call, auctionId: string): Promise<Clock> {
  const [clock] = (await call('auctionGet', { params: { id: auctionId } })).items
  verify(clock !== undefined, 'the clock is there')
  return clock
}

async function press(
  call: Call,
  clock: Clock,
  seenPrice = clock.prices[0] ?? 0,
  idempotencyKey = freshKey(),
) {
  const address = await ensureAddress(call)
  const body = { methodDelivery: 'delivery' as const, address: address._id, seenPrice }
  return call('auctionPress', { params: { id: clock._id }, body }, { idempotencyKey })
}

/** Dutch auctions. */
export function auctionCases(people: SuitePeople): ContractCase[] {
  const { buyer } = people
  return [
    {
      name: 'a lot on a clock has left the stock; what is canceled goes back to it',
      run: async (_call, openBrowser) => {
        const { staff, card, auction, clock } = await open(openBrowser, people)
        const { stems } = clock
        verifySame((await cardNow(staff, card))?.stemsAvailable, card.stemsAvailable - stems, 'it has left')
        const { serverTime } = await staff('auctionTime')
        verify(Date.parse(serverTime) >= Date.parse(clock.opensAt), 'by the server’s clock it has opened')
        verifySame([auction.state, auction.clocks, auction.stems], ['running', 1, stems], 'it runs')
        const listed = (await staff('auctionList')).items.some(({ _id }) => _id === auction._id)
        verifySame(listed, true, 'it is in the calendar')
        const canceled = await staff('auctionCancel', { body: { _id: auction._id, reason } })
        verifySame([canceled.state, canceled.items[0]?.status], ['canceled', 'canceled'], 'it is off')
        verifySame((await cardNow(staff, card))?.stemsAvailable, card.stemsAvailable, 'it is back')
        const { items } = await staff('auditList', { query: { limit: 100 } })
        const recorded = items.filter(({ subject }) => subject._id === auction._id)
        const done = recorded.map(({ action, reason: why }) => [action, why])
        verifySame(
          done,
          [
            ['auction-canceled', reason],
            ['auction-scheduled', ''],
          ],
          'the audit log has both',
        )
      },
    },
    {
      name: 'the first press holds the clock, the quantity chosen after it becomes a paid order, and the rest goes on a little above',
      run: async (call, openBrowser) => {
        const { auction, clock } = await open(openBrowser, people)
        const terms = { startPrice: 8_000, step: 100, reservePrice: 5_000 }
        verifySame(clock.terms, terms, 'staff see the prices in the warehouse')
        await call('signin', { body: buyer })
        const shown = await clockNow(call, auction._id)
        verifySame(shown.terms, null, 'the reserve and the prices in the warehouse are hidden')
        verifySame([shown.prices.length, shown.lastStep], [41, 40], 'the dial goes down to half of the price')
        const before = await rubles(call)
        const other = await openBrowser()
        await join(other)
        await ensureAddress(other)
        await ensureAddress(call)
        const pressed = await press(call, shown)
        verifySame(pressed.price, shown.prices[0], 'it costs what was seen')
        verifySame(pressed.minimumStems, 2 * clock.stemsPerBunch, 'it is for two bunches at least')
        const held = await clockNow(call, auction._id)
        verifySame([held.status, held.hold?.pressId], ['held', pressed._id], 'the clock stands')
        const late = await verifyRefused(press(other, await clockNow(other, auction._id)), 'press-refused')
        verifySame(late.details, { reason: 'taken' }, 'the second press is late')
        await verifyRefused(
          other(
            'auctionChoose',
            { params: { id: pressed._id }, body: { quantity: pressed.minimumStems } },
            { idempotencyKey: freshKey() },
          ),
          'not-found',
        )
        const choose = (quantity: number, key = freshKey()) =>
          call('auctionChoose', { params: { id: pressed._id }, body: { quantity } }, { idempotencyKey: key })
        const odd = await verifyRefused(choose(pressed.minimumStems + 1), 'press-refused')
        verifySame(odd.details, { reason: 'not-this-many' }, 'bunches are whole')
        const [key, quantity] = [freshKey(), 3 * clock.stemsPerBunch]
        const bought = await choose(quantity, key)
        verifySame(await choose(quantity, key), bought, 'once a key')
        verifySame(bought.total, quantity * pressed.price + bought.delivery, 'the sum is that of the price')
        verifySame(await rubles(call), before - bought.total, 'it is paid')
        const order = await call('purchaseGet', { params: { id: bought.orderId } })
        verifySame(
          [order.kind, order.paymentStatus, order.lines[0]?.quantity, order.lines[0]?.price, order.sum],
          ['inStok', 'paid', quantity, pressed.price, bought.total],
          'it is an order from stock',
        )
        const after = await clockNow(call, auction._id)
        verifySame(
          [after.status, after.stemsLeft, after.fromStep],
          ['open', clock.stemsPerBunch, 0],
          'the rest goes on',
        )
        verifySame(after.minimumStems, clock.stemsPerBunch, 'the last bunch can be bought')
        verifySame(
          [after.sales[0]?.step, after.sales[0]?.stems],
          [pressed.step, quantity],
          'everybody sees the sale',
        )
        const [mine] = (await call('auctionHistory', { query: { isOwn: true } })).items
        verifySame([mine?.own?.orderId, mine?.price], [bought.orderId, bought.price], 'it is in the history')
        const seenByOthers = (await other('auctionHistory')).items.find(({ _id }) => _id === pressed._id)
        verifySame(seenByOthers?.own, null, 'others are not told who has bought')
        const [{ prices }] = (await other('auctionGet', { params: { id: auction._id } })).items as [Clock]
        verifySame(seenByOthers?.price, prices[pressed.step], 'others see what it would cost them')
        const press1 = await call('auctionPressGet', { params: { id: pressed._id } })
        verifySame([press1.status, press1.order?.number], ['bought', bought.number], 'the press is done')
      },
    },
    {
      name: 'a press never costs more than what the person saw, and needs the money of the minimum',
      run: async (call, openBrowser) => {
        const { auction } = await open(openBrowser, people)
        await call('signin', { body: buyer })
        const shown = await clockNow(call, auction._id)
        const [price = 0] = shown.prices
        const risen = await verifyRefused(press(call, shown, price - 1), 'press-refused')
        verifySame(risen.details, { reason: 'price-risen' }, 'it would cost more')
        const other = await openBrowser()
        await join(other)
        await verifyRefused(press(other, await clockNow(other, auction._id)), 'not-enough-funds')
        verifySame((await clockNow(call, auction._id)).status, 'open', 'the clock goes on')
      },
    },
    {
      name: 'a clock that has not opened is not pressed, and what cannot be offered is refused',
      run: async (call, openBrowser) => {
        const later = { opensAt: new Date(Date.now() + 10 * 365 * 86_400_000).toISOString() }
        const { staff, auction, card } = await open(openBrowser, people, later)
        verifySame(auction.state, 'scheduled', 'it waits')
        await call('signin', { body: buyer })
        const early = await verifyRefused(press(call, await clockNow(call, auction._id)), 'press-refused')
        verifySame(early.details, { reason: 'not-running' }, 'it is too early')
        await staff('auctionCancel', { body: { _id: auction._id, reason } })
        await verifyRefused(open(openBrowser, people, { reservePrice: 1 }), 'validation-failed')
        await verifyRefused(open(openBrowser, people, { stems: card.stemsPerBunch + 1 }), 'validation-failed')
        await verifyRefused(
          open(openBrowser, people, { opensAt: '2020-01-01T00:00:00.000Z' }),
          'validation-failed',
        )
        await verifyRefused(call('auctionCancel', { body: { _id: auction._id, reason } }), 'not-permitted')
        await verifyRefused(call('auctionGet', { params: { id: 'no-such' } }), 'not-found')
      },
    },
  ]
}
