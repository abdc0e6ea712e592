import type { ContractCase, SuitePeople } from './contract-case.ts'
import { acceptAll, cancelAll, openRequestSides } from './requesting.ts'
import { freshKey, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

function none(position: number) {
  return { position, quantity: 0, reason: 'not-this-day' as const }
}

/** Requests to plantations, from both sides. */
export function requestCases(people: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a request that is agreed as asked and accepted becomes an order with its id and number, once',
      run: async (call, openBrowser) => {
        const { send, answer } = await openRequestSides(call, openBrowser, people)
        const sent = await send({ comment: 'Белые важнее' })
        verifySame(
          [sent.status, sent.totals.asked, sent.totals.agreed, sent.lines.map(({ status }) => status)],
          ['sent', 200 * 12_000 + 100 * 9_000, 0, ['asked', 'asked']],
          'it waits for the plantation',
        )
        const { requests } = await call('plantationOrderList')
        verify(
          requests.some(({ _id, status }) => _id === sent._id && status === 'sent'),
          'it stands in the list',
        )
        await verifyRefused(acceptAll(call, sent._id), 'request-closed')
        await answer(sent._id)
        const before = await rubles(call)
        const key = freshKey()
        const accepted = await acceptAll(call, sent._id, key)
        verifySame(await acceptAll(call, sent._id, key), accepted, 'the same key has one answer')
        verifySame((await acceptAll(call, sent._id)).status, 'accepted', 'a repeat changes nothing')
        const order = await call('purchaseGet', { params: { id: sent._id } })
        verifySame(
          [order.kind, order.number, order.totals.total, order.paymentStatus, order.totals.due],
          ['forPlantations', sent.number, accepted.totals.total, 'paid', 0],
          'it is an order, paid at once',
        )
        verifySame(
          order.lines.map(({ price, quantity }) => [price, quantity]),
          [
            [12_000, 200],
            [9_000, 100],
          ],
          'of what was agreed, at the prices that were written',
        )
        verifySame(await rubles(call), before - order.totals.total, 'paid once')
        const list = await call('plantationOrderList')
        verifySame(
          [list.items[0]?._id, list.requests.some(({ _id }) => _id === sent._id)],
          [sent._id, false],
          'the order takes its place',
        )
      },
    },
    {
      name: 'a higher price and less stems bind only for the lines that the buyer accepts',
      run: async (call, openBrowser) => {
        const { send, answer, farm } = await openRequestSides(call, openBrowser, people)
        const { _id } = await send()
        const received = await farm('receivedRequest', { params: { id: _id } })
        const [first, second] = received.lines
        verify(first !== undefined && second !== undefined, 'two lines')
        verify(first.price < 12_000, 'the plantation sees its own part')
        const key = freshKey()
        const body = {
          _id,
          lines: [
            { position: 1, price: first.price + 500, reason: 'price-rose' as const },
            { position: 2, quantity: 50, reason: 'less-cut' as const },
          ],
          validHours: 6,
        }
        const answered = await farm('requestAnswer', { body }, { idempotencyKey: key })
        verifySame(await farm('requestAnswer', { body }, { idempotencyKey: key }), answered, 'answered once')
        await verifyRefused(answer(_id), 'request-closed')
        const seen = await call('requestGet', { params: { id: _id } })
        verify(seen.status !== 'order', 'it is a request')
        verifySame(
          seen.lines.map(({ agreedPrice, agreedQuantity, reason }) => [agreedPrice, agreedQuantity, reason]),
          [
            [12_500, 200, 'price-rose'],
            [9_000, 50, 'less-cut'],
          ],
          'the buyer reads full prices',
        )
        const wrong = { _id, positions: [1, 3] }
        await verifyRefused(
          call('requestAccept', { body: wrong }, { idempotencyKey: freshKey() }),
          'validation-failed',
        )
        const other = { _id, positions: [1], total: 1 }
        await verifyRefused(
          call('requestAccept', { body: other }, { idempotencyKey: freshKey() }),
          'request-changed',
        )
        const taken = await call(
          'requestAccept',
          { body: { _id, positions: [1] } },
          { idempotencyKey: freshKey() },
        )
        verifySame(
          taken.lines.map(({ status }) => status),
          ['accepted', 'declined'],
          'line by line',
        )
        const { lines, totals } = await call('purchaseGet', { params: { id: _id } })
        verifySame(
          [lines.length, lines[0]?.price, totals.asked, totals.total],
          [1, 12_500, 200 * 12_500, taken.totals.total],
          'the order has the accepted line only',
        )
      },
    },
    {
      name: 'a plantation sees of a buyer the company and the city, and its own prices',
      run: async (call, openBrowser) => {
        const { send, farm } = await openRequestSides(call, openBrowser, people)
        const sent = await send()
        const { items } = await farm('receivedRequests', { query: { limit: 100 } })
        const listed = items.find(({ _id }) => _id === sent._id)
        verify(listed !== undefined && listed.sum < sent.totals.asked, 'in its queue, in its own prices')
        verifySame(Object.keys(listed.buyer).toSorted(), ['city', 'company'], 'company and city')
        const deadlines = items.map(({ answerBy }) => answerBy)
        verifySame(deadlines, deadlines.toSorted(), 'by deadline')
        const request = await farm('receivedRequest', { params: { id: sent._id } })
        const told = JSON.stringify(request)
        for (const secret of ['phone', 'destination', 'cityCost', 'paymentMethod', 'margin', 'freight']) {
          verify(!told.includes(`"${secret}"`), `it is not told ${secret}`)
        }
        await verifyRefused(farm('requestGet', { params: { id: sent._id } }), 'not-found')
      },
    },
    {
      name: 'a plantation that can deliver nothing declines with reasons',
      run: async (call, openBrowser) => {
        const { send, answer } = await openRequestSides(call, openBrowser, people)
        const { _id } = await send()
        const missing = answer(_id, { lines: [{ position: 1, quantity: 0 }] })
        const { details } = await verifyRefused(missing, 'validation-failed')
        verifySame(details.issues[0]?.path, 'lines.0', 'it says which line needs a reason')
        await answer(_id, { lines: [none(1), none(2)], comment: 'Пересадка' })
        const request = await call('requestGet', { params: { id: _id } })
        verify(request.status !== 'order', 'it is a request')
        verifySame(
          [
            request.status,
            request.answerComment,
            request.lines.map(({ status }) => status),
            request.totals.total,
          ],
          ['declined', 'Пересадка', ['refused', 'refused'], 0],
          'declined',
        )
        await verifyRefused(acceptAll(call, _id), 'request-closed')
        await verifyRefused(cancelAll(call, _id), 'request-closed')
      },
    },
    {
      name: 'a buyer cancels a request before and after its answer, and a canceled one is over',
      run: async (call, openBrowser) => {
        const { send, answer } = await openRequestSides(call, openBrowser, people)
        const before = await rubles(call)
        const early = await send()
        for (let time = 0; time < 2; time += 1) {
          verifySame((await cancelAll(call, early._id)).status, 'canceled', 'canceled before the answer')
        }
        await verifyRefused(answer(early._id), 'request-closed')
        const { _id } = await send()
        await answer(_id)
        const canceled = await cancelAll(call, _id)
        verifySame(
          canceled.lines.map(({ status }) => status),
          ['canceled', 'canceled'],
          'nothing is accepted',
        )
        await verifyRefused(acceptAll(call, _id), 'request-closed')
        await verifyRefused(call('purchaseGet', { params: { id: _id } }), 'not-found')
        verifySame(await rubles(call), before, 'nothing is paid')
      },
    },
    {
      name: 'a plantation keeps the answers that it gives often, none of which would be refused',
      run: async (call, openBrowser) => {
        const { farm } = await openRequestSides(call, openBrowser, people)
        const half = {
          name: 'Half',
          sharePercent: 50,
          priceChangePercent: 0,
          reason: 'less-cut',
          note: '',
          validHours: 12,
        } as const
        const dearer = { ...half, name: 'Dearer', sharePercent: 100, priceChangePercent: 10 }
        verifySame(
          await farm('answerTemplatesSave', { body: { templates: [half, dearer] } }),
          { templates: [half, dearer] },
          'in their order',
        )
        const silent = { body: { templates: [{ ...half, reason: null }] } }
        await verifyRefused(farm('answerTemplatesSave', silent), 'validation-failed')
        verifySame((await farm('answerTemplates')).templates.length, 2, 'what is refused changes nothing')
        verifySame(
          (await farm('answerTemplatesSave', { body: { templates: [] } })).templates,
          [],
          'all are removed',
        )
      },
    },
    {
      name: 'what is accepted is packed for its delivery day',
      run: async (call, openBrowser) => {
        const { send, answer, farm } = await openRequestSides(call, openBrowser, people)
        const { _id, number, deliveryDate } = await send()
        await answer(_id)
        await acceptAll(call, _id)
        const orders = await farm('receivedOrders')
        const listed = orders.items.find((one) => one.number === number)
        verifySame(
          [listed?.kind, listed?.deliveryDate, listed?.positions, listed?.stems, listed?.isPaid],
          ['forPlantations', deliveryDate, 2, 300, true],
          'the order is in the list of the plantation',
        )
        const { days } = await farm('packingList')
        const packed = days
          .find(({ date }) => date === deliveryDate)
          ?.orders.find((one) => one.number === number)
        verifySame(
          [packed?.isPaid, packed?.lines.map(({ quantity, stemsPerBox }) => [quantity, stemsPerBox])],
          [
            true,
            [
              [200, 200],
              [100, 100],
            ],
          ],
          'in the packing list',
        )
      },
    },
  ]
}
