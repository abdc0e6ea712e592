import { addDays, packStep } from '@flower-market/flower-domain'
import type { FlowerCard, IsoDate } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey, lineOf, orderOf, plentifulCard, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const toOrder = { availability: 'toOrder' } as const

async function lotsToOrder(call: Call, date: IsoDate): Promise<FlowerCard[]> {
  return (await call('catalogCards', { query: { ...toOrder, date } })).cards
}

/** The smallest lot to order of which there are three packs. */
async function cardToOrder(call: Call): Promise<FlowerCard> {
  const { dates } = await call('catalogDays', { query: toOrder })
  for (const { date } of dates) {
    const [card] = (await lotsToOrder(call, date))
      .filter((lot) => lot.stemsAvailable >= 3 * packStep(lot))
      .toSorted((a, b) => a.price * packStep(a) - b.price * packStep(b))
    if (card !== undefined) return card
  }
  throw new Error('Not so: plantations offer something.')
}

/** What plantations send for a later day. */
export function plantationPurchaseCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: "lots to order have their plantation's cut-off, a day that of its last lot, and the counts are those of the days",
      run: async (call) => {
        await call('signin', { body: buyer })
        const { dates, counts } = await call('catalogDays', { query: toOrder })
        verify(dates.length > 0, 'plantations send flowers')
        for (const { date, cutoffAt, cards } of dates) {
          const lots = await lotsToOrder(call, date)
          const cutoffs = lots.map((lot) => lot.cutoffAt ?? '').toSorted()
          verifySame([lots.length, cutoffs.at(-1)], [cards, cutoffAt], `the lots of ${date}`)
          verify(
            cutoffs.every((cutoff) => cutoff !== '' && cutoff.slice(0, 10) <= addDays(date, -1)),
            `every lot of ${date} closes before its day`,
          )
        }
        const sum = dates.reduce((all, { cards }) => all + cards, 0)
        verifySame(counts.toOrder, sum, 'the lots to order')
        const stock = await call('catalogDays')
        verifySame(stock.counts, counts, 'the counts are the same for each availability')
        verifySame(
          stock.dates.reduce((all, { cards }) => all + cards, 0),
          counts.inStock,
          'the lots in stock',
        )
        verify(counts.forPlantations > 0, 'plantations take requests')
      },
    },
    {
      name: 'the first cards of an availability are those of its first day',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { dates } = await call('catalogDays', { query: toOrder })
        const first = await call('catalogFirstCards', { query: toOrder })
        verifySame([first.date, first.total], [dates[0]?.date, dates[0]?.cards], 'the first day to order for')
      },
    },
    {
      name: 'an order to plantations takes from what they offer, is paid like one from stock, and stands among its kind',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await cardToOrder(call)
        const before = await rubles(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const order = await call('plantationPurchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          [order.kind, order.status, order.paymentStatus, order.sum],
          ['toOrder', 'new', 'paid', body.total],
          'a new, paid order',
        )
        verifySame(await rubles(call), before - order.sum, 'the balance is less by the sum')
        const left = (await lotsToOrder(call, card.deliveryDate)).find(({ code }) => code === card.code)
        verifySame(left?.stemsAvailable, card.stemsAvailable - packStep(card), 'less is on offer')
        const { items } = await call('plantationPurchaseList', { query: { page: 1, limit: 1 } })
        verifySame(items[0]?._id, order._id, 'the first of its kind')
        const ofStock = await call('purchaseList', { query: { limit: 100 } })
        verify(
          ofStock.items.every(({ _id }) => _id !== order._id),
          'no order from stock',
        )
        verifySame(await call('purchaseGet', { params: { id: order._id } }), order, 'it reads as answered')
      },
    },
    {
      name: 'more than a plantation offers cannot be ordered, and the same key is the same order',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await cardToOrder(call)
        const tooMuch = lineOf(card, Math.floor(card.stemsAvailable / packStep(card)) + 1)
        const greedy = await orderOf(call, card.deliveryDate, [tooMuch], { paymentMethod: 'CASH' })
        await verifyRefused(
          call('plantationPurchaseCreate', { body: greedy }, { idempotencyKey: freshKey() }),
          'quantity-exceeds-availability',
        )
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const idempotencyKey = freshKey()
        const order = await call('plantationPurchaseCreate', { body }, { idempotencyKey })
        const repeated = await call('plantationPurchaseCreate', { body }, { idempotencyKey })
        verifySame(repeated, order, 'the repeat')
      },
    },
    {
      name: 'a lot is ordered as it is sold: to order is gone for an order from stock, and the other way round',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [stock, ordered] = [await plentifulCard(call), await cardToOrder(call)]
        for (const [name, card] of [
          ['purchaseCreate', ordered],
          ['plantationPurchaseCreate', stock],
        ] as const) {
          const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
          await verifyRefused(call(name, { body }, { idempotencyKey: freshKey() }), 'cart-changed')
        }
      },
    },
    {
      name: 'a day of the cart is checked by the orders that it becomes, each with its cut-off and its delivery',
      run: async (call) => {
        await call('signin', { body: buyer })
        const ordered = await cardToOrder(call)
        const { cards } = await call('catalogCards', { query: { date: ordered.deliveryDate } })
        const stock = cards.find((card) => card.stemsAvailable >= packStep(card))
        const lines = [ordered, ...(stock === undefined ? [] : [stock])].map((card) => lineOf(card))
        const { days } = await call('checkCart', { body: { [ordered.deliveryDate]: lines } })
        verifySame(
          days.map(({ kind, lines: own }) => [kind, own.map(({ item }) => item.code)]),
          [...(stock === undefined ? [] : [['inStok', [stock.code]]]), ['toOrder', [ordered.code]]],
          'the orders of the day',
        )
        const [last] = days.slice(-1)
        verifySame([last?.cutoffAt, last?.isOpen], [ordered.cutoffAt, true], 'the cut-off of the plantation')
      },
    },
  ]
}
