import { expect, test } from 'vitest'
import { openProvider, patienceFor, strangeAnswers } from '../../../testing/provider-server.ts'
import { ProviderError } from '../provider-error.ts'
import { smsRu } from './sms-ru.ts'

const sms = { to: '79161234501', text: 'Код 123456 & больше', code: '123456' }
const apiId = 'A1B2C3-secret'
const accepted = {
  body: JSON.stringify({
    status: 'OK',
    status_code: 100,
    sms: { [sms.to]: { status: 'OK', status_code: 100, sms_id: '000000-10000000' } },
    balance: 4122.56,
  }),
}

test('a message goes to the gateway as a form, its key in no address', async () => {
  const provider = await openProvider(accepted)
  await smsRu({ url: `${provider.origin}/`, apiId }).send(sms)
  const [request] = provider.requests
  expect(request).toMatchObject({ method: 'POST', url: '/sms/send' })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    api_id: apiId,
    to: sms.to,
    msg: sms.text,
    json: '1',
  })
})

test.each([
  ['the whole request', { status: 'ERROR', status_code: 200 }, '200, the api_id is wrong'],
  [
    'the message',
    {
      status: 'OK',
      status_code: 100,
      sms: { [sms.to]: { status: 'ERROR', status_code: 202, status_text: sms.to } },
    },
    '202, the number cannot be reached or is wrong',
  ],
  ['something new', { status: 'ERROR', status_code: 999 }, '999, not accepted'],
])('when the gateway refuses %s, sending fails with its code', async (_what, answer, reason) => {
  const provider = await openProvider({ body: JSON.stringify(answer) })
  await expect(smsRu({ url: provider.origin, apiId }).send(sms)).rejects.toThrow(
    new ProviderError('SMS.ru', reason),
  )
})

test.each(strangeAnswers)(
  '%s instead of an answer fails, and says neither key nor phone',
  async (_, answer, reason) => {
    const provider = await openProvider(answer)
    const error: unknown = await smsRu({ url: provider.origin, apiId }, patienceFor(answer))
      .send(sms)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ProviderError)
    const { message, stack, cause } = error as Error
    expect(message).toContain(reason)
    expect(`${message}${stack}${String(cause)}`).not.toMatch(/secret|7916|123456/u)
  },
)

test('a gateway that is not there fails', async () => {
  await expect(smsRu({ url: 'http://127.0.0.1:1', apiId }).send(sms)).rejects.toThrow(
    'SMS.ru: cannot be reached',
  )
})
