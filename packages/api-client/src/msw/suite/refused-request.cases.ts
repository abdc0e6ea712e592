import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { acceptAll, cancelAll, openRequestSides } from './requesting.ts'
import { freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verifyRefused, verifySame } from './verify.ts'

function position(quantity: number, price = 12_000) {
  return { type: 'roses' as const, variety: 'Athena', lengthCm: 60, price, quantity, boxes: 1 }
}

function sendCart(call: Call, body: CallInput<'plantationOrderCreate'>['body']) {
  return call('plantationOrderCreate', { body }, { idempotencyKey: freshKey() })
}

/** Requests that are not sent, and people whom they do not concern. */
export function refusedRequestCases(people: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a request has positions, each with a quantity and a price above the costs',
      run: async (call, openBrowser) => {
        const { send } = await openRequestSides(call, openBrowser, people)
        await verifyRefused(send({ positions: [] }), 'empty-order')
        await verifyRefused(send({ positions: [position(0), position(0)] }), 'quantity-not-selected')
        await verifyRefused(send({ positions: [position(100), position(0)] }), 'zero-positions')
        const cheap = send({ positions: [position(100), position(100, 5)] })
        const { details } = await verifyRefused(cheap, 'price-below-costs')
        verifySame(details.places, [1], 'it says which')
      },
    },
    {
      name: 'a request is for oneself, to a plantation that sells, for a day that it can be asked for',
      run: async (call, openBrowser) => {
        const { send } = await openRequestSides(call, openBrowser, people)
        await verifyRefused(send({ user: 'somebody-else' }), 'not-found')
        await verifyRefused(send({ plantation: 'no-such-plantation' }), 'not-found')
        const { details } = await verifyRefused(send({ date: '2020-01-01' }), 'validation-failed')
        verifySame(details.issues[0]?.path, 'date', 'the day')
        await verifyRefused(send({ address: 'no-such-address' }), 'not-found')
        const unknown = { query: { plantation: 'no-such-plantation' } }
        await verifyRefused(call('requestVarieties', unknown), 'not-found')
      },
    },
    {
      name: 'a cart for plantations has one day and no lots in stock',
      run: async (call) => {
        await call('signin', { body: people.buyer })
        const card = await plentifulCard(call)
        const { total: _total, ...order } = await orderOf(call, card.deliveryDate, [lineOf(card)])
        await verifyRefused(sendCart(call, { ...order, purchase: {} }), 'empty-order')
        const two = { [card.deliveryDate]: [lineOf(card)], '2030-01-07': [lineOf(card)] }
        await verifyRefused(sendCart(call, { ...order, purchase: two }), 'one-delivery-per-order')
        const { details } = await verifyRefused(sendCart(call, order), 'cart-changed')
        verifySame(details.mismatches[0]?.kind, 'gone', 'it is not sold there')
        await verifyRefused(sendCart(call, { ...order, user: 'somebody-else' }), 'not-found')
      },
    },
    {
      name: 'nobody but the buyer and the plantation has to do with a request',
      run: async (call, openBrowser) => {
        const { send } = await openRequestSides(call, openBrowser, people)
        const { _id } = await send()
        const other = await openBrowserAs(openBrowser, people.poor)
        await verifyRefused(other('requestGet', { params: { id: _id } }), 'not-found')
        await verifyRefused(acceptAll(other, _id), 'not-found')
        await verifyRefused(cancelAll(other, _id), 'not-found')
        const body = { _id, positions: [1] }
        await verifyRefused(other('requestAccept', { body }, { idempotencyKey: freshKey() }), 'not-found')
        await verifyRefused(other('receivedRequests'), 'not-permitted')
        await verifyRefused(other('receivedRequest', { params: { id: _id } }), 'not-permitted')
        await verifyRefused(other('packingList'), 'not-permitted')
        await verifyRefused(other('plantationStatement'), 'not-permitted')
        const query = { format: 'csv', locale: 'ru' } as const
        await verifyRefused(other('plantationStatementFile', { query }), 'not-permitted')
        await verifyRefused(other('receivedOrders'), 'not-permitted')
        await verifyRefused(other('answerTemplates'), 'not-permitted')
        await verifyRefused(other('answerTemplatesSave', { body: { templates: [] } }), 'not-permitted')
        const answer = other('requestAnswer', { body: { _id } }, { idempotencyKey: freshKey() })
        await verifyRefused(answer, 'not-permitted')
      },
    },
  ]
}
