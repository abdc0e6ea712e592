import { expect, test } from 'vitest'
import { openProvider, patienceFor, strangeAnswers } from '../../../testing/provider-server.ts'
import { ProviderError } from '../provider-error.ts'
import { zvonok } from './zvonok.ts'

const to = '79991234567'
const account = { publicKey: 'a-secret-key', campaignId: '77' }
const accepted = {
  body: JSON.stringify({
    status: 'ok',
    data: {
      balance: '90.50',
      call_id: 123456789,
      created: '2026-03-15 12:05:00',
      phone: '+79991234567',
      pincode: '0234',
    },
  }),
}

test('a call is placed by a form, and its pin is the code', async () => {
  const provider = await openProvider(accepted)
  const code = await zvonok({ ...account, url: `${provider.origin}/v1` }).call(to)
  expect(code).toBe('0234')
  const [request] = provider.requests
  expect(request).toMatchObject({ method: 'POST', url: '/v1/phones/flashcall/' })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    public_key: account.publicKey,
    campaign_id: account.campaignId,
    phone: `+${to}`,
  })
})

test("a refusal says the provider's reason without the phone", async () => {
  const data = 'Invalid phone number +79991234567'
  const provider = await openProvider({ body: JSON.stringify({ status: 'error', data }) })
  await expect(zvonok({ ...account, url: provider.origin }).call(to)).rejects.toThrow(
    new ProviderError('Zvonok', 'Invalid phone number [number]'),
  )
})

test.each(['12345', '12a4', ''])('a pin of «%s» is no code that somebody could read', async (pincode) => {
  const provider = await openProvider({ body: JSON.stringify({ status: 'ok', data: { pincode } }) })
  await expect(zvonok({ ...account, url: provider.origin }).call(to)).rejects.toThrow('another form')
})

test.each(strangeAnswers)(
  '%s instead of an answer fails, and says neither key nor phone',
  async (_, answer, reason) => {
    const provider = await openProvider(answer)
    const error: unknown = await zvonok({ ...account, url: provider.origin }, patienceFor(answer))
      .call(to)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ProviderError)
    const { message, stack, cause } = error as Error
    expect(message).toContain(reason)
    expect(`${message}${stack}${String(cause)}`).not.toMatch(/secret|7999/u)
  },
)
