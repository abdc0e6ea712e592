import * as z from 'zod/mini'
import { askProvider } from '../ask-provider.ts'
import { ProviderError } from '../provider-error.ts'
import type { SmsPort } from './sms-port.ts'

/** The operator's account at SMS.ru. */
export interface SmsRuSettings {
  readonly url: string
  readonly apiId: string
}

const provider = 'SMS.ru'
const accepted = 100

/** The codes that an operator can do something about. */
const reasons: Readonly<Record<number, string>> = {
  200: 'the api_id is wrong',
  201: 'there is no money left on the account',
  202: 'the number cannot be reached or is wrong',
  203: 'the text is empty',
  204: 'the sender is not agreed with the network',
  207: 'there is no route to the number',
  220: 'the service is unavailable',
  230: 'the number has had its messages of the day',
  231: 'the number has had the same text within a minute',
  232: 'the number has had the same text today',
  301: 'the api_id is wrong',
  302: 'the account is not confirmed',
}

const result = z.object({ status_code: z.int() })
const answerSchema = z.extend(result, { sms: z.optional(z.record(z.string(), result)) })

/** Sends short messages through the HTTP gateway of SMS.ru (`/sms/send`). */
export function smsRu({ url, apiId }: SmsRuSettings, timeoutMs?: number): SmsPort {
  return {
    send: async ({ to, text }) => {
      const answer = await askProvider({
        provider,
        url: `${url.replace(/\/$/u, '')}/sms/send`,
        form: { api_id: apiId, to, msg: text, json: '1' },
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
      const parsed = z.safeParse(answerSchema, answer)
      if (!parsed.success) throw new ProviderError(provider, 'an answer of another form')
      // The request as a whole, then the message in it.
      const codes = [parsed.data, ...Object.values(parsed.data.sms ?? {})].map(
        ({ status_code: code }) => code,
      )
      const refusal = codes.find((code) => code !== accepted)
      if (refusal === undefined) return
      throw new ProviderError(provider, `${refusal}, ${reasons[refusal] ?? 'not accepted'}`)
    },
  }
}
