import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, strangeAnswers } from '../../../testing/provider-server.ts'
import { atolOnline } from './atol-online.ts'
import type { FiscalReceipt } from './fiscal-port.ts'

const account = {
  login: 'shop',
  password: 's3cret',
  group: 'flowers-1',
  sno: 'osn',
  site: 'https://shop.example',
}
const receipt: FiscalReceipt = {
  id: '6f1c',
  kind: 'sale',
  method: 'CARD',
  amount: 260_050,
  items: [
    { name: 'Explorer, 60 см', price: 10_000, quantity: 25, settlement: 'full-prepayment', vatBp: 2200 },
    { name: 'Доставка', price: 10_050, quantity: 1, settlement: 'full-prepayment', vatBp: null },
  ],
  contact: 'florist@example.com',
  sellerInn: '7700000009',
  sellerEmail: 'office@shop.example',
  at: new Date('2026-11-22T21:30:05Z'),
}

interface Asked {
  readonly path: string
  readonly token: string | undefined
  readonly body: unknown
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** A till by the protocol: it gives tokens, takes receipts and reports on them. */
async function openTill(answerOf: (path: string, token: string | undefined) => object) {
  const asked: Asked[] = []
  let tokens = 0
  const answer = async (request: IncomingMessage): Promise<object> => {
    const { url = '', headers } = request
    const token = headers['token'] as string | undefined
    asked.push({ path: url, token, body: await readBody(request) })
    return url === '/v4/getToken' ? { token: `token-${++tokens}`, error: null } : answerOf(url, token)
  }
  const server = createServer(async (request, response) => {
    const said = await answer(request)
    response.writeHead('error' in said && said.error ? 400 : 200).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, fiscal: atolOnline({ ...account, url: `http://127.0.0.1:${port}/v4` }) }
}

test('a receipt is sent in rubles, with its tax by the calculated rate, under a token that is asked for once', async () => {
  const { asked, fiscal } = await openTill(() => ({ uuid: 'uuid-1', status: 'wait', error: null }))
  expect(await fiscal.register(receipt)).toEqual({ reference: 'uuid-1' })
  await fiscal.register({ ...receipt, kind: 'refund', method: 'CASH', contact: '79990300001' })
  expect(asked.map(({ path, token }) => [path, token])).toEqual([
    ['/v4/getToken', undefined],
    ['/v4/flowers-1/sell', 'token-1'],
    ['/v4/flowers-1/sell_refund', 'token-1'],
  ])
  expect(asked[0]?.body).toEqual({ login: 'shop', pass: 's3cret' })
  expect(asked[1]?.body).toMatchObject({
    external_id: '6f1c',
    timestamp: '23.11.2026 00:30:05',
    receipt: {
      client: { email: 'florist@example.com' },
      company: {
        email: 'office@shop.example',
        sno: 'osn',
        inn: '7700000009',
        payment_address: 'https://shop.example',
      },
      items: [
        {
          price: 100,
          quantity: 25,
          sum: 2500,
          payment_method: 'full_prepayment',
          payment_object: 'commodity',
          vat: { type: 'vat122' },
        },
        { price: 100.5, sum: 100.5, vat: { type: 'none' } },
      ],
      payments: [{ type: 1, sum: 2600.5 }],
      total: 2600.5,
    },
  })
  expect(asked[2]?.body).toMatchObject({
    receipt: { client: { phone: '+79990300001' }, payments: [{ type: 0 }] },
  })
})

test('what was paid before is offset at the rate itself, as money of no kind', async () => {
  const { asked, fiscal } = await openTill(() => ({ uuid: 'uuid-3', status: 'wait', error: null }))
  const items = receipt.items.map((item) => ({ ...item, settlement: 'full-payment' as const }))
  await fiscal.register({ ...receipt, kind: 'offset', method: null, items })
  expect(asked[1]).toMatchObject({
    path: '/v4/flowers-1/sell',
    body: {
      receipt: {
        items: [
          { payment_method: 'full_payment', payment_object: 'commodity', vat: { type: 'vat22' } },
          { vat: { type: 'none' } },
        ],
        payments: [{ type: 2, sum: 2600.5 }],
      },
    },
  })
})

test('goods that come back are a refund, and no money goes back', async () => {
  const { asked, fiscal } = await openTill(() => ({ uuid: 'uuid-4', status: 'wait', error: null }))
  const items = receipt.items.map((item) => ({ ...item, settlement: 'full-payment' as const }))
  await fiscal.register({ ...receipt, kind: 'return', method: null, items })
  expect(asked[1]).toMatchObject({
    path: '/v4/flowers-1/sell_refund',
    body: { receipt: { payments: [{ type: 2, sum: 2600.5 }] } },
  })
})

test('a receipt that the till knows already is that receipt', async () => {
  const error = { code: 33, text: 'Документ с таким external_id уже существует' }
  const { fiscal } = await openTill(() => ({ uuid: 'first', status: 'wait', error }))
  expect(await fiscal.register(receipt)).toEqual({ reference: 'first' })
})

test('a token that has expired is asked for again, once', async () => {
  const expired = { error: { code: 11, text: 'Срок действия токена истёк' } }
  const { asked, fiscal } = await openTill((_path, token) =>
    token === 'token-1' ? expired : { uuid: 'uuid-2', status: 'wait', error: null },
  )
  expect(await fiscal.register(receipt)).toEqual({ reference: 'uuid-2' })
  const { fiscal: never } = await openTill(() => expired)
  await expect(never.register(receipt)).rejects.toThrow(/^atol-online: error 11$/u)
  expect(asked).toHaveLength(4)
})

test('a report tells what was registered, by the time of Moscow, or why it was not', async () => {
  const payload = {
    fn_number: '9999078900000001',
    fiscal_document_number: 133,
    fiscal_document_attribute: 3_449_555_941,
    receipt_datetime: '23.11.2026 00:31:00',
    ofd_receipt_url: 'https://ofd.example/r/1',
  }
  const answers: Record<string, object> = {
    '/v4/flowers-1/report/done': { status: 'done', payload },
    '/v4/flowers-1/report/wait': { status: 'wait', error: { code: 34, text: 'Состояние чека не найдено' } },
    '/v4/flowers-1/report/fail': { status: 'fail', error: { code: -3897, text: 'Смена превысила 24 часа' } },
  }
  const { fiscal } = await openTill((path) => answers[path] ?? {})
  expect(await fiscal.find('done')).toEqual({
    status: 'registered',
    registeredAt: new Date('2026-11-22T21:31:00Z'),
    drive: '9999078900000001',
    document: '133',
    sign: '3449555941',
    url: 'https://ofd.example/r/1',
  })
  expect(await fiscal.find('wait')).toEqual({ status: 'sent' })
  expect(await fiscal.find('fail')).toEqual({ status: 'failed', error: '-3897: Смена превысила 24 часа' })
})

test.each(strangeAnswers.filter(([what]) => what !== 'silence'))(
  '%s instead of the protocol fails, and says nothing of the password',
  async (_what, answer) => {
    const provider = await openProvider(answer)
    const fiscal = atolOnline({ ...account, url: provider.origin })
    await expect(fiscal.register(receipt)).rejects.toThrow(/^atol-online: (?!.*s3cret)/u)
  },
)
