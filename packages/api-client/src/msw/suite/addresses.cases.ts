import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import { maxAddresses } from '../../contract/limits.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { addressIn, addressOf, freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type NewAddress = CallInput<'addressCreate'>['body']

function add(call: Call, body: NewAddress) {
  return call('addressCreate', { body }, { idempotencyKey: freshKey() })
}

async function labels(call: Call): Promise<string[]> {
  return (await call('addressList')).map(({ label, isDefault }) => (isDefault ? `${label}!` : label))
}

/** The address book, and orders that go to an address of it. */
export function addressesCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a new person has no address; the first one is kept as it was written and is the default',
      run: async (call) => {
        await join(call)
        verifySame(await call('addressList'), [], 'there is none')
        const written = await addressIn(call, 'Салон')
        const {
          _id,
          isDefault,
          cityCost: _cityCost,
          ...kept
        } = await add(call, {
          ...written,
          street: `  ${written.street} `,
        })
        verifySame(kept, written, 'it is kept, without spaces around')
        verify(isDefault, 'it is the default')
        verifySame((await call('addressList'))[0]?._id, _id, 'it is listed')
      },
    },
    {
      name: 'there is one default address: another one can be made it, and takes its place when it is removed',
      run: async (call) => {
        await join(call)
        const ids: string[] = []
        for (const label of ['A', 'B', 'C']) ids.push((await add(call, await addressIn(call, label)))._id)
        verifySame(await labels(call), ['A!', 'B', 'C'], 'the first is the default')
        const [, , last = ''] = ids
        await call('addressUpdate', { params: { id: last }, body: { isDefault: true } })
        verifySame(await labels(call), ['C!', 'A', 'B'], 'the default comes first')
        await call('addressRemove', { params: { id: last } })
        verifySame(await labels(call), ['A!', 'B'], 'the oldest is the default')
      },
    },
    {
      name: 'a change of an address changes what it names and nothing else',
      run: async (call) => {
        await join(call)
        const { _id: id, ...before } = await add(call, await addressIn(call, 'Салон'))
        const changed = await call('addressUpdate', {
          params: { id },
          body: { driverNote: 'Со двора', hours: '' },
        })
        verifySame(changed, { ...before, _id: id, driverNote: 'Со двора', hours: '' }, 'the rest stays')
        verifySame(await call('addressList'), [changed], 'it reads as it was answered')
      },
    },
    {
      name: 'the same key adds one address, and another address under it is a conflict',
      run: async (call) => {
        await join(call)
        const [body, idempotencyKey] = [await addressIn(call, 'Салон'), freshKey()]
        const first = await call('addressCreate', { body }, { idempotencyKey })
        verifySame(
          await call('addressCreate', { body }, { idempotencyKey }),
          first,
          'the first answer is repeated',
        )
        const other = { ...body, label: 'Склад' }
        await verifyRefused(
          call('addressCreate', { body: other }, { idempotencyKey }),
          'idempotency-conflict',
        )
        verifySame((await call('addressList')).length, 1, 'there is one address')
      },
    },
    {
      name: 'an address in a region that there is not names the field',
      run: async (call) => {
        await join(call)
        const written = await addressIn(call, 'Салон')
        const { _id: id } = await add(call, written)
        const region = 'no-such-region'
        for (const attempt of [
          () => add(call, { ...written, region }),
          () => call('addressUpdate', { params: { id }, body: { region } }),
        ]) {
          const { details } = await verifyRefused(attempt(), 'validation-failed')
          verifySame(
            details.issues.map(({ path }) => path),
            ['region'],
            'the field is named',
          )
        }
      },
    },
    {
      name: `an address book holds ${maxAddresses} addresses`,
      run: async (call) => {
        await join(call)
        const body = await addressIn(call, 'Салон')
        for (let place = 0; place < maxAddresses; place += 1) await add(call, body)
        await verifyRefused(add(call, body), 'too-many-addresses')
        verifySame((await call('addressList')).length, maxAddresses, 'nothing was added')
      },
    },
    {
      name: "another person's address and one that never was are answered alike",
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await join(other)
        const foreign = await add(other, await addressIn(other, 'Чужой'))
        await join(call)
        const told: string[] = []
        for (const id of [foreign._id, 'no-such-address']) {
          for (const attempt of [
            () => call('addressUpdate', { params: { id }, body: { label: 'Мой' } }),
            () => call('addressRemove', { params: { id } }),
          ]) {
            told.push((await verifyRefused(attempt(), 'not-found')).message)
          }
        }
        verifySame(new Set(told).size, 1, 'all are told the same')
        verifySame(await other('addressList'), [foreign], 'nothing has changed')
      },
    },
    {
      name: 'an order keeps the address that it goes to, whatever becomes of the address',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const address = await add(call, await addressIn(call, 'Временный'))
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { methodDelivery: 'delivery' })
        const order = await call(
          'purchaseCreate',
          { body: { ...body, address: address._id } },
          { idempotencyKey: freshKey() },
        )
        verifySame(order.destination, { kind: 'delivery', ...addressOf(address) }, 'it is copied')
        await call('addressRemove', { params: { id: address._id } })
        const again = await call('purchaseGet', { params: { id: order._id } })
        verifySame(again.destination, order.destination, 'the copy stays')
      },
    },
  ]
}
