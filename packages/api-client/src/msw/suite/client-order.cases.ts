import type { ContractCase, SuitePeople } from './contract-case.ts'
import { addressIn, cardNow, freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Orders that a broker and staff place for others. */
export function clientOrderCases({ buyer, poor, broker, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: "a broker's order for a client is the client's, at the client's price, and the client cancels it",
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const card = await plentifulCard(client)
        const items = [lineOf(card)]
        const body = await orderOf(client, card.deliveryDate, items, { paymentMethod: 'CASH', user })
        await call('signin', { body: broker })
        const purchase = { [card.deliveryDate]: items }
        verifySame(
          await call('checkCart', { query: { userId: user }, body: purchase }),
          await client('checkCart', { body: purchase }),
          'the check is that of the client',
        )
        const held = await call('purchaseHold', { body: { purchase, user } })
        verifySame(held.hold?.lines.length, 1, 'the stems are held for the client')
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          [placed.sum, placed.paymentStatus],
          [body.total, 'wait_paid'],
          "it costs the client's price and waits for the client's money",
        )
        verifySame(
          (await client('purchaseList', { query: { limit: 1 } })).items[0]?._id,
          placed._id,
          'it is the first of the client',
        )
        verifySame(
          (await call('purchaseGet', { params: { id: placed._id } }))._id,
          placed._id,
          'the broker reads it',
        )
        verify(
          (await call('orderList', { query: { limit: 100 } })).items.every(({ _id }) => _id !== placed._id),
          "it is none of the broker's own",
        )
        await verifyRefused(call('purchaseCancel', { body: { _id: placed._id, reason: '' } }), 'not-found')
        const canceled = await client('purchaseCancel', { body: { _id: placed._id, reason: '' } })
        verifySame(canceled.status, 'canceled', 'the client cancels it')
        verifySame((await cardNow(client, card))?.stemsAvailable, card.stemsAvailable, 'the stems are back')
      },
    },
    {
      name: "a client's balance pays nothing that the broker orders, and who is no client is nobody",
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const stranger = await openBrowser()
        const { _id: strangerId } = await stranger('signin', { body: buyer })
        const card = await plentifulCard(client)
        const body = await orderOf(client, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        await call('signin', { body: broker })
        const place = (changes: object) =>
          call('purchaseCreate', { body: { ...body, ...changes } }, { idempotencyKey: freshKey() })
        await verifyRefused(place({ user, paymentMethod: 'BALANCE' }), 'payment-method-off')
        await verifyRefused(place({ user: strangerId }), 'not-found')
        const { purchase } = body
        await verifyRefused(call('purchaseHold', { body: { purchase, user: strangerId } }), 'not-found')
        await verifyRefused(call('checkCart', { query: { userId: strangerId }, body: purchase }), 'not-found')
      },
    },
    {
      name: 'a broker sees the catalog, the delivery and the addresses of a client, adds an address, and nobody else does',
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const stranger = await openBrowser()
        const { _id: strangerId } = await stranger('signin', { body: buyer })
        const { deliveryDate: date } = await plentifulCard(client)
        await call('signin', { body: broker })
        const query = { userId: user }
        const foreign = { userId: strangerId }
        verifySame(
          await call('catalogCards', { query: { ...query, date } }),
          await client('catalogCards', { query: { date } }),
          "the cards are at the client's prices",
        )
        verifySame(
          await call('catalogFirstCards', { query }),
          await client('catalogFirstCards', { query: {} }),
          'the first cards are those of the client',
        )
        verifySame(
          await call('catalogDays', { query }),
          await client('catalogDays', { query: {} }),
          'the days are those of the client',
        )
        verifySame(
          await call('deliveryTerms', { query }),
          await client('deliveryTerms'),
          'delivery costs what it costs the client',
        )
        verifySame(
          await call('addressList', { query }),
          await client('addressList'),
          'the address book is that of the client',
        )
        const written = await addressIn(client, 'Второй салон')
        const add = (to: string) =>
          call('addressCreate', { body: { ...written, user: to } }, { idempotencyKey: freshKey() })
        const added = await add(user)
        verify(
          (await client('addressList')).some(({ _id }) => _id === added._id),
          'an address that the broker adds is in the book of the client',
        )
        await verifyRefused(add(strangerId), 'not-found')
        await verifyRefused(
          call('addressUpdate', { params: { id: added._id }, body: { hours: '9–18' } }),
          'not-found',
        )
        for (const name of [
          'catalogDays',
          'catalogFirstCards',
          'deliveryTerms',
          'addressList',
          'regionList',
        ] as const) {
          await verifyRefused(call(name, { query: foreign }), 'not-found')
        }
        await verifyRefused(call('catalogCards', { query: { ...foreign, date } }), 'not-found')
        await verifyRefused(
          call('catalogPriceList', { query: { ...foreign, date, format: 'xlsx', locale: 'ru' } }),
          'not-found',
        )
      },
    },
    {
      name: "the cart that a broker fills for a client is neither the broker's nor the client's own",
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const stranger = await openBrowser()
        const { _id: strangerId } = await stranger('signin', { body: buyer })
        const card = await plentifulCard(client)
        await call('signin', { body: broker })
        const { code, price, quantity } = lineOf(card)
        const changedAt = new Date().toISOString()
        const changes = [{ date: card.deliveryDate, code, price, quantity, changedAt }]
        const query = { userId: user }
        const { cart } = await call('cartSync', { query, body: { changes } })
        verifySame(cart[card.deliveryDate], [{ code, price, quantity }], 'the line is kept')
        const codesOf = (kept: typeof cart) => (kept[card.deliveryDate] ?? []).map((line) => line.code)
        const nothing = { body: { changes: [] } }
        verify(!codesOf((await call('cartSync', nothing)).cart).includes(code), 'the own cart is another')
        verify(!codesOf((await client('cartSync', nothing)).cart).includes(code), "so is the client's")
        verifySame((await call('cartSync', { query, ...nothing })).cart, cart, 'it is there the next time')
        await verifyRefused(
          call('cartSync', { query: { userId: strangerId }, body: { changes } }),
          'not-found',
        )
        const later = new Date(Date.parse(changedAt) + 1).toISOString()
        const removed = [{ date: card.deliveryDate, code, price, quantity: 0 as const, changedAt: later }]
        await call('cartSync', { query, body: { changes: removed } })
      },
    },
    {
      name: 'an order says whose it is and who has placed it, and the broker finds it among those of the client',
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const card = await plentifulCard(client)
        const body = await orderOf(client, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH', user })
        const { name, surname, company } = await call('signin', { body: broker }).then(() =>
          call('authentication').then(({ _id }) => call('userGet', { query: { _id } })),
        )
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(placed.buyer._id, user, 'it is of the client')
        const seen = await client('purchaseGet', { params: { id: placed._id } })
        verifySame(
          seen.placedBy,
          { isStaff: false, name: `${name} ${surname}`.trim(), company },
          'the client sees who has placed it',
        )
        const person = await call('userById', { params: { id: user } })
        if (person.view !== 'client') throw new Error('A broker reads a client.')
        verifySame(
          [person.orders[0]?._id, person.orders[0]?.kind],
          [placed._id, 'inStok'],
          'it is the first among the orders of the client',
        )
        await client('purchaseCancel', { body: { _id: placed._id, reason: '' } })
        const own = { ...body, user: undefined }
        const byClient = await client('purchaseCreate', { body: own }, { idempotencyKey: freshKey() })
        verifySame(byClient.placedBy, null, 'what the client has placed names nobody else')
        await client('purchaseCancel', { body: { _id: byClient._id, reason: '' } })
      },
    },
    {
      name: 'staff order for anybody, who then has the order',
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: buyer })
        const card = await plentifulCard(client)
        const body = await orderOf(client, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH', user })
        await call('signin', { body: admin })
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          (await client('purchaseGet', { params: { id: placed._id } })).number,
          placed.number,
          'the buyer reads it',
        )
        await client('purchaseCancel', { body: { _id: placed._id, reason: '' } })
      },
    },
  ]
}
