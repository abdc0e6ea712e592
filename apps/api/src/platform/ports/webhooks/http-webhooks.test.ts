import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { openProvider } from '../../../testing/provider-server.ts'
import { httpWebhooks } from './http-webhooks.ts'

const message = {
  headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
  body: '{"type":"x"}',
}

/** A name server that answers with one list of addresses after the other. */
function nameServer(...answers: string[][]): typeof lookup {
  const resolve = (_host: string, _options: object, callback: (...answer: unknown[]) => void): void => {
    const addresses = answers.shift() ?? []
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return resolve as unknown as typeof lookup
}

const loose = httpWebhooks({ isPrivateAllowed: true })

test('a message is posted with its headers, and a status of 2xx is taken', async () => {
  const receiver = await openProvider({ status: 202, body: 'thanks' })
  const outcome = await loose.send({ ...message, address: `${receiver.origin}/hook?shop=1` })
  expect(outcome).toEqual({ code: 202, problem: null })
  expect(receiver.requests).toMatchObject([
    { method: 'POST', url: '/hook?shop=1', body: message.body, headers: message.headers },
  ])
})

test.each([302, 307, 400, 410, 500])(
  'status %i is a failure, and no redirect is followed',
  async (status) => {
    const elsewhere = await openProvider({ status: 200 })
    const receiver = await openProvider({ status, headers: { location: elsewhere.origin } })
    expect(await loose.send({ ...message, address: receiver.origin })).toEqual({
      code: status,
      problem: 'status',
    })
    expect(elsewhere.requests).toEqual([])
  },
)

test('a server that does not answer in time, or is not there, is a failure', async () => {
  const receiver = await openProvider(null)
  const impatient = httpWebhooks({ isPrivateAllowed: true, timeoutMs: 100 })
  expect(await impatient.send({ ...message, address: receiver.origin })).toEqual({
    code: null,
    problem: 'timeout',
  })
  expect(await loose.send({ ...message, address: 'http://127.0.0.1:1/' })).toEqual({
    code: null,
    problem: 'unreachable',
  })
})

test('an answer without an end is not read', async () => {
  const receiver = await openProvider({ body: 'x'.repeat(10_000_000) })
  expect(await loose.send({ ...message, address: receiver.origin })).toEqual({ code: 200, problem: null })
})

test.each([
  'http://roza.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'nothing',
])('%s is not called', async (address) => {
  const strict = httpWebhooks({ isPrivateAllowed: false, resolve: nameServer(['1.1.1.1']) })
  expect(await strict.send({ ...message, address })).toEqual({ code: null, problem: 'address' })
})

test.each([
  ['a private address', ['10.0.0.1']],
  ['a private one among public ones', ['1.1.1.1', '127.0.0.1']],
  ['no address', []],
])('a name that leads to %s is not called', async (_what, addresses) => {
  const strict = httpWebhooks({ isPrivateAllowed: false, resolve: nameServer(addresses) })
  expect(await strict.send({ ...message, address: 'https://roza.example/' })).toEqual({
    code: null,
    problem: 'address',
  })
})

test('what a name leads to is looked at with every connection: a name that led elsewhere before is refused', async () => {
  // The first answer is public and closed to this test; the second one would be this machine.
  const strict = httpWebhooks({
    isPrivateAllowed: false,
    resolve: nameServer(['240.0.0.0'], ['127.0.0.1']),
    timeoutMs: 100,
  })
  const address = 'https://roza.example/'
  await strict.send({ ...message, address })
  expect(await strict.send({ ...message, address })).toEqual({ code: null, problem: 'address' })
})
