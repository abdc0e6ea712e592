import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import { emptyPicture, pictureFile } from '../../fixtures/proof-pictures.fixtures.ts'
import type { ContractCase, Credentials, SuitePeople } from './contract-case.ts'
import { freshKey, lineOf, orderOf, plentifulCard, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type Order = CallOutput<'purchaseGet'>
type Line = Order['lines'][number]

interface Delivered {
  readonly order: Order
  readonly line: Line
}

async function deliver(
  buyer: Call,
  staff: Call,
  people: { readonly buyer: Credentials; readonly admin: Credentials },
): Promise<Delivered> {
  await buyer('signin', { body: people.buyer })
  await staff('signin', { body: people.admin })
  const card = await plentifulCard(buyer)
  const body = await orderOf(buyer, card.deliveryDate, [lineOf(card, 2)])
  const { _id } = await buyer('purchaseCreate', { body }, { idempotencyKey: freshKey() })
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const) {
    await staff('orderStatus', { body: { _id, status } }, { idempotencyKey: freshKey() })
  }
  const order = await buyer('purchaseGet', { params: { id: _id } })
  return { order, line: order.lines[0] as Line }
}

function claimBody({ order, line }: Delivered, quantity: number) {
  const bunches = [{ box: 1, bunch: 1, quantity }]
  return {
    orderId: order._id,
    code: line.code,
    reason: 'broken',
    comment: 'Сломаны бутоны',
    bunches,
  } as const
}

/** Claims about what was delivered. */
export function claimsCases(people: SuitePeople): ContractCase[] {
  const { poor, recipient } = people
  return [
    {
      name: 'a claim is made once per key, gets photographs once each, and is part of its order',
      run: async (call, openBrowser) => {
        const delivered = await deliver(call, await openBrowser(), people)
        const { order, line } = delivered
        verify(line.claimUntil !== null, 'claims are taken')
        verifySame(line.claimableQuantity, line.billedQuantity, 'all that is charged can be claimed')
        const body = claimBody(delivered, 5)
        const idempotencyKey = freshKey()
        const made = await call('claimCreate', { body }, { idempotencyKey })
        verifySame(await call('claimCreate', { body }, { idempotencyKey }), made, 'a repeat changes nothing')
        verifySame([made.status, made.quantity, made.photos], ['open', 5, []], 'it waits for staff')
        const query = { claimId: made._id, key: freshKey() }
        for (let time = 0; time < 2; time += 1)
          await call('claimPhotoAdd', { query, body: pictureFile(emptyPicture) })
        await verifyRefused(
          call('claimPhotoAdd', {
            query: { ...query, key: freshKey() },
            body: new TextEncoder().encode('no'),
          }),
          'images-only',
        )
        const { claims, lines } = await call('purchaseGet', { params: { id: order._id } })
        verifySame(
          claims.map(({ _id, status, photos }) => [_id, status, photos.length]),
          [[made._id, 'open', 1]],
          'the order shows it with its photograph',
        )
        verifySame(lines[0]?.claimableQuantity, line.billedQuantity - 5, 'its stems are not claimed again')
      },
    },
    {
      name: 'a claim that is accepted in part credits its stems once, and says why the rest is not',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        const delivered = await deliver(call, staff, people)
        const { order, line } = delivered
        const before = await rubles(call)
        const { _id } = await call(
          'claimCreate',
          { body: claimBody(delivered, 5) },
          { idempotencyKey: freshKey() },
        )
        const decide = (accepted: number, reason: string, idempotencyKey = freshKey()) =>
          staff('claimDecide', { body: { _id, accepted, reason } }, { idempotencyKey })
        await verifyRefused(decide(3, ''), 'validation-failed')
        await verifyRefused(decide(6, 'Больше'), 'validation-failed')
        const key = freshKey()
        for (let time = 0; time < 2; time += 1) await decide(3, 'На фото три стебля', key)
        const { details } = await verifyRefused(decide(5, ''), 'claim-refused')
        verifySame(details, { reason: 'not-open' }, 'it is decided once')
        const after = await call('purchaseGet', { params: { id: order._id } })
        const credit = 3 * line.agreedPrice
        const [claim] = after.claims
        verifySame(
          [claim?.status, claim?.acceptedQuantity, claim?.credited, claim?.decision],
          ['partly_accepted', 3, credit, 'На фото три стебля'],
          'the order shows the decision',
        )
        verifySame(
          [after.totals.credited, after.totals.due, after.totals.total],
          [credit, 0, order.totals.total - credit],
          'the stems are charged no more',
        )
        verifySame(await rubles(call), before + credit, 'the money is on the balance')
        const { items } = await staff('claimReview', { query: { status: 'partly_accepted', limit: 100 } })
        verify(
          items.some((item) => item._id === _id && item.order._id === order._id),
          'staff find it by its status',
        )
      },
    },
    {
      name: 'a claim is withdrawn by its buyer, and its stems can be claimed again',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        const delivered = await deliver(call, staff, people)
        const body = claimBody(delivered, delivered.line.stemsPerBunch)
        const { _id } = await call('claimCreate', { body }, { idempotencyKey: freshKey() })
        for (let time = 0; time < 2; time += 1) {
          verifySame((await call('claimWithdraw', { body: { _id } })).status, 'withdrawn', 'it is withdrawn')
        }
        const decision = { body: { _id, accepted: 1, reason: 'Часть' } }
        await verifyRefused(staff('claimDecide', decision, { idempotencyKey: freshKey() }), 'claim-refused')
        const again = await call('claimCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(again.status, 'open', 'another one can be made')
      },
    },
    {
      name: 'claims are refused before the delivery, beyond what is charged, and of bunches that are not there',
      run: async (call, openBrowser) => {
        const delivered = await deliver(call, await openBrowser(), people)
        const { line } = delivered
        const claim = (body: Parameters<typeof claimBody>[0], change: object = {}) =>
          call(
            'claimCreate',
            { body: { ...claimBody(body, line.stemsPerBunch), ...change } },
            { idempotencyKey: freshKey() },
          )
        const unknown = await verifyRefused(
          claim(delivered, { bunches: [{ box: 99, bunch: 1, quantity: 1 }] }),
          'validation-failed',
        )
        verifySame(unknown.details.issues[0]?.path, 'bunches.0', 'it says which')
        await claim(delivered)
        await claim(delivered, { bunches: [{ box: 1, bunch: 2, quantity: line.stemsPerBunch }] })
        const { details } = await verifyRefused(
          claim(delivered, { bunches: [{ box: 1, bunch: 1, quantity: 1 }] }),
          'claim-refused',
        )
        verifySame(details, { reason: 'too-many-stems' }, 'all stems are claimed')
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const fresh = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        const early = await verifyRefused(
          claim({ order: fresh, line: fresh.lines[0] as Line }),
          'claim-refused',
        )
        verifySame(early.details, { reason: 'not-delivered' }, 'it is too early')
      },
    },
    {
      name: 'claims of others are not found, plantations read no contacts, and rates follow',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        const delivered = await deliver(call, staff, people)
        const body = claimBody(delivered, 5)
        const { _id } = await call('claimCreate', { body }, { idempotencyKey: freshKey() })
        const other = await openBrowser()
        await other('signin', { body: poor })
        await verifyRefused(other('claimWithdraw', { body: { _id } }), 'not-found')
        await verifyRefused(other('claimCreate', { body }, { idempotencyKey: freshKey() }), 'not-found')
        await verifyRefused(
          other('claimPhotoAdd', {
            query: { claimId: _id, key: freshKey() },
            body: pictureFile(emptyPicture),
          }),
          'not-found',
        )
        await verifyRefused(other('claimReceived', { query: {} }), 'not-permitted')
        await verifyRefused(other('claimReview', { query: {} }), 'not-permitted')
        const { plantation } = delivered.line
        const rateOf = async () => (await staff('claimRates')).find(({ name }) => name === plantation)
        const before = await rateOf()
        const decision = { body: { _id, accepted: 5 } }
        await staff('claimDecide', decision, { idempotencyKey: freshKey() })
        verifySame((await rateOf())?.accepted, (before?.accepted ?? 0) + 5, 'the rate of the plantation')
        const farm = await openBrowser()
        await farm('signin', { body: recipient })
        const { items } = await farm('claimReceived', { query: { limit: 100 } })
        const own = (await farm('plantationAllList')).map(({ name }) => name)
        verify(own.length > 0, 'there are plantations')
        const fields = new Set(items.flatMap((item) => Object.keys(item.buyer)))
        verify(
          [...fields].every((field) => field === 'company' || field === 'city'),
          'company and city are all that is read of a buyer',
        )
      },
    },
  ]
}
