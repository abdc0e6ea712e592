import { expect, test } from 'vitest'
import { openProvider, strangeAnswers } from '../../../testing/provider-server.ts'
import { hasTBankToken, tBankToken } from './t-bank-token.ts'
import { tBankCards } from './t-bank.ts'

const settings = { terminalKey: '1700000000000DEMO', password: 'a$ecret!' }
const page = {
  attemptId: '7c1f8b1e-6b0e-4b55-9f0f-4d2f6d0a1b2c',
  number: 1007,
  amount: 1_234_550,
  locale: 'ru',
  origin: 'https://shop.example',
  returnPath: '/transaction/card/1',
  expiresAt: new Date('2026-11-22T10:30:00.123Z'),
} as const

function acquirer(origin: string) {
  return tBankCards({ url: `${origin}/v2`, ...settings })
}
function callback(changes: object = {}) {
  const fields = {
    TerminalKey: settings.terminalKey,
    OrderId: page.attemptId,
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: 700_001,
    ErrorCode: '0',
    Amount: page.amount,
    CardId: 322_264,
    Pan: '430000******0777',
    ExpDate: '1230',
    Data: { Device: 'Desktop' },
    ...changes,
  }
  return { ...fields, Token: tBankToken(fields, settings.password) }
}

test.each([
  ['21090', 'usaf8fw8fsw21g', '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9'],
  ['00000', '11111111111111', '72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2'],
])("the signature of the bank's own example for the order %s", (OrderId, password, token) => {
  const fields = {
    TerminalKey: 'MerchantTerminalKey',
    Amount: 19_200,
    OrderId,
    Description: 'Подарочная карта на 1000 рублей',
    DATA: { Phone: '+71234567890' },
    Receipt: null,
  }
  expect(tBankToken(fields, password)).toBe(token)
  expect(hasTBankToken({ ...fields, Token: token.toUpperCase() }, password)).toBe(true)
})

test('a page is opened by a signed request', async () => {
  const body = JSON.stringify({
    Success: true,
    ErrorCode: '0',
    PaymentId: '700001',
    PaymentURL: 'https://pay.example/x',
  })
  const provider = await openProvider({ body })
  expect(await acquirer(provider.origin).open(page)).toEqual({
    reference: '700001',
    url: 'https://pay.example/x',
  })
  const [request] = provider.requests
  expect(request).toMatchObject({ method: 'POST', url: '/v2/Init' })
  expect(request?.headers['content-type']).toBe('application/json')
  const sent = JSON.parse(request?.body ?? '') as Record<string, unknown>
  expect(sent).toMatchObject({
    TerminalKey: settings.terminalKey,
    Amount: 1_234_550,
    OrderId: page.attemptId,
    NotificationURL: 'https://shop.example/api/transaction/card/callback',
    SuccessURL: 'https://shop.example/transaction/card/1',
    FailURL: 'https://shop.example/transaction/card/1',
    RedirectDueDate: '2026-11-22T10:30:00+00:00',
  })
  expect(hasTBankToken(sent, settings.password)).toBe(true)
  expect(request?.body).not.toContain(settings.password)
})

test.each([
  ['CONFIRMED', 'paid'],
  ['AUTHORIZED', 'pending'],
  ['FORM_SHOWED', 'pending'],
  ['REJECTED', 'declined'],
  ['AUTH_FAIL', 'declined'],
  ['CANCELED', 'expired'],
  ['DEADLINE_EXPIRED', 'expired'],
  ['REFUNDED', 'pending'],
] as const)('%s is %s, told by a callback or asked for', async (Status, outcome) => {
  const reported = { attemptId: page.attemptId, reference: '700001', amount: page.amount, outcome }
  const state = {
    Success: true,
    ErrorCode: '0',
    Status,
    OrderId: page.attemptId,
    PaymentId: '700001',
    Amount: page.amount,
  }
  const provider = await openProvider({ body: JSON.stringify(state) })
  const cards = acquirer(provider.origin)
  expect(cards.readCallback(callback({ Status }))).toEqual(reported)
  expect(await cards.find('700001')).toEqual(reported)
  expect(provider.requests[0]?.url).toBe('/v2/GetState')
})

const refund = { refundId: 'a-refund', reference: '700001', amount: 100_050 }

test('a refund is asked for under a number of its own, signed', async () => {
  const provider = await openProvider({ body: JSON.stringify({ Success: true, Status: 'PARTIAL_REFUNDED' }) })
  expect(await acquirer(provider.origin).refund(refund)).toEqual({ outcome: 'refunded' })
  const [request] = provider.requests
  expect(request).toMatchObject({ method: 'POST', url: '/v2/Cancel' })
  const sent = JSON.parse(request?.body ?? '') as Record<string, unknown>
  expect(sent).toMatchObject({ PaymentId: '700001', Amount: 100_050, ExternalRequestId: 'a-refund' })
  expect(hasTBankToken(sent, settings.password)).toBe(true)
})

test.each([
  ['a refund on its way', { Success: true, Status: 'ASYNC_REFUNDING' }, { outcome: 'pending' }],
  [
    'a refusal',
    { Success: false, ErrorCode: '8', Message: settings.password },
    { outcome: 'refused', error: '8' },
  ],
])('%s is told apart', async (_what, body, report) => {
  const provider = await openProvider({ body: JSON.stringify(body) })
  expect(await acquirer(provider.origin).refund(refund)).toEqual(report)
})

test('an error of the bank itself decides nothing about a refund', async () => {
  const provider = await openProvider({ body: JSON.stringify({ Success: false, ErrorCode: '9999' }) })
  await expect(acquirer(provider.origin).refund(refund)).rejects.toThrow(/^t-bank: error 9999$/u)
})

test('a callback counts with its signature alone', () => {
  const cards = acquirer('http://127.0.0.1:1')
  const right = callback()
  for (const forged of [
    { ...right, Amount: 1 },
    { ...right, Token: undefined },
    { ...right, Token: '' },
    { ...right, Token: right.Token.replace(/^./u, (first) => (first === '0' ? '1' : '0')) },
    { ...right, Token: tBankToken(right, 'another') },
    callback({ Amount: '12' }),
    [right],
    null,
    'CONFIRMED',
  ]) {
    expect(cards.readCallback(forged)).toBeNull()
  }
  expect(cards.readCallback(right)).not.toBeNull()
})

test('a refusal names the code of the bank and nothing else', async () => {
  const body = JSON.stringify({
    Success: false,
    ErrorCode: '204',
    Message: 'Неверный токен',
    Details: settings.password,
  })
  const provider = await openProvider({ body })
  await expect(acquirer(provider.origin).open(page)).rejects.toThrow(/^t-bank: error 204$/u)
})

test.each(strangeAnswers.filter(([what]) => what !== 'silence'))(
  '%s fails in one sentence',
  async (_what, answer, reason) => {
    const provider = await openProvider(answer)
    await expect(acquirer(provider.origin).open(page)).rejects.toThrow(reason)
  },
)
