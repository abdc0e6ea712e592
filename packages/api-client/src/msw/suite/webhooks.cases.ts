import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { goodPassword, join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const body: CallInput<'webhookCreate'>['body'] = {
  address: 'https://hooks.invalid/orders',
  events: ['order.placed', 'document.issued'],
  password: goodPassword,
}

/** Webhooks of people's own programs. */
export function webhooksCases({ admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a webhook is made by the password, is listed without its secret, and is removed once',
      run: async (call) => {
        await join(call)
        verifySame(await call('webhookList'), [], 'there is none')
        await verifyRefused(
          call('webhookCreate', { body: { ...body, password: 'not this one' } }),
          'wrong-password',
        )
        const { webhook, secret } = await call('webhookCreate', { body })
        verify(/^whsec_[\w+/]{43}=$/u.test(secret), 'the secret is told')
        verifySame(
          [webhook.address, webhook.events, webhook.pausedAt],
          [body.address, body.events, null],
          'as asked for',
        )
        verifySame(await call('webhookList'), [webhook], 'it is listed')
        const params = { id: webhook._id }
        verifySame(await call('webhookDeliveries', { params }), [], 'nothing was sent')
        verifySame(await call('webhookResume', { params }), webhook, 'it was not paused')
        await call('webhookRemove', { params })
        verifySame(await call('webhookList'), [], 'it is gone')
        await verifyRefused(call('webhookRemove', { params }), 'not-found')
      },
    },
    {
      name: 'a test event is a delivery that is listed and can be sent again with its id',
      run: async (call) => {
        await join(call)
        const { webhook } = await call('webhookCreate', { body })
        const params = { id: webhook._id }
        const sent = await call('webhookTest', { params })
        verifySame([sent.event, sent.status, sent.attempts], ['webhook.test', 'waiting', 0], 'it waits')
        const [listed] = await call('webhookDeliveries', { params })
        verifySame(listed?._id, sent._id, 'it is listed')
        const again = await call('webhookResend', { params: { id: sent._id } })
        verifySame([again._id, again.status], [sent._id, 'waiting'], 'it waits again')
      },
    },
    {
      name: "somebody else's webhook is not found, and staff have none",
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await join(call)
        await join(other)
        const { webhook } = await other('webhookCreate', { body })
        const params = { id: webhook._id }
        const sent = await other('webhookTest', { params })
        await verifyRefused(call('webhookRemove', { params }), 'not-found')
        await verifyRefused(call('webhookResume', { params }), 'not-found')
        await verifyRefused(call('webhookTest', { params }), 'not-found')
        await verifyRefused(call('webhookDeliveries', { params }), 'not-found')
        await verifyRefused(call('webhookResend', { params: { id: sent._id } }), 'not-found')
        verifySame((await other('webhookList')).length, 1, 'it is left')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await verifyRefused(staff('webhookList'), 'not-permitted')
      },
    },
    {
      name: 'a webhook has a public HTTPS address by name, and an event at least, each once',
      run: async (call) => {
        await join(call)
        const refused = [
          'http://hooks.invalid/',
          'https://127.0.0.1/',
          'https://localhost/',
          'https://me:it@a.invalid/',
        ]
        for (const address of refused) {
          await verifyRefused(
            call('webhookCreate', { body: { ...body, address } }),
            'webhook-address-refused',
          )
        }
        const wrong = [{ address: 'a place' }, { events: [] }, { events: ['order.placed', 'order.placed'] }]
        for (const change of wrong) {
          await verifyRefused(
            call('webhookCreate', { body: { ...body, ...change } as typeof body }),
            'validation-failed',
          )
        }
      },
    },
  ]
}
