import type { ClientEvents, ServerEvents, StockChanged } from '@flower-market/api-client/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../testing/test-shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let address: string
beforeAll(async () => {
  shop = await openShop({})
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

type MarketSocket = Socket<ServerEvents, ClientEvents>

function connect(buyer?: Visitor, headers: Record<string, string> = {}): MarketSocket {
  const cookie = `session=${buyer?.cookies.get('session') ?? ''}`
  const socket: MarketSocket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, ...headers },
  })
  onTestFinished(() => {
    socket.close()
  })
  return socket
}

function connected(socket: MarketSocket) {
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

test('a visitor without a session gets no connection', async () => {
  await expect(connected(connect())).rejects.toThrow('not-signed-in')
})

test("a page of another site gets no connection, one's own does", async () => {
  const buyer = await addBuyer(shop)
  await expect(connected(connect(buyer, { origin: 'https://evil.example' }))).rejects.toThrow(
    'websocket error',
  )
  await connected(connect(buyer, { origin: address }))
})

test('a check of the connection is acknowledged', async () => {
  const socket = connect(await addBuyer(shop))
  await connected(socket)
  const answer = await new Promise((resolve) => {
    socket.emit('check-connection', resolve)
  })
  expect(answer).toEqual({ status: 'ok' })
})

test('a check that waits for no answer does no harm', async () => {
  const socket = connect(await addBuyer(shop))
  await connected(socket)
  ;(socket as Socket).emit('check-connection')
  ;(socket as Socket).emit('check-connection', 'not a function')
  const answer = await new Promise((resolve) => {
    socket.emit('check-connection', resolve)
  })
  expect(answer).toEqual({ status: 'ok' })
})

test('everybody hears what an order has left of the stock; a repeat of the order says nothing', async () => {
  const [buyer, watcher] = [await addBuyer(shop), await addBuyer(shop)]
  const card = await addCard(shop, { stemsAvailable: 100 })
  const socket = connect(watcher)
  await connected(socket)
  const heard: StockChanged[] = []
  socket.on('stock-changed', (event) => heard.push(event))
  const key = crypto.randomUUID()
  await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  await buyer.call('purchaseCreate', { body: orderFor([card, 50]) }, { key: crypto.randomUUID() })
  await expect.poll(() => heard.length).toBe(2)
  const left = (stemsAvailable: number) => ({ date: testDay, changes: [{ code: card.code, stemsAvailable }] })
  expect(heard).toEqual([left(75), left(25)])
})

test('signing out ends the connections of the session', async () => {
  const buyer = await addBuyer(shop)
  const socket = connect(buyer)
  await connected(socket)
  const ended = new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
  await buyer.call('logout')
  expect(await ended).toBe('io server disconnect')
})
