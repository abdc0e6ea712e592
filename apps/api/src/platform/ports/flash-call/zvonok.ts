import { callCodeDigits } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import type { ZvonokSettings } from '../../config.ts'
import { askProvider } from '../ask-provider.ts'
import { ProviderError } from '../provider-error.ts'
import { scrub } from '../../logging/scrub.ts'
import type { FlashCallPort } from './flash-call-port.ts'

const provider = 'Zvonok'

const answerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ok'),
    data: z.object({ pincode: z.string().check(z.regex(new RegExp(`^\\d{${callCodeDigits}}$`, 'u'))) }),
  }),
  z.object({ status: z.literal('error'), data: z.unknown() }),
])

/** Places calls through Zvonok (`phones/flashcall/`); the pin of its answer is the end of the caller's number. */
export function zvonok({ url, publicKey, campaignId }: ZvonokSettings, timeoutMs?: number): FlashCallPort {
  return {
    call: async (to) => {
      const answer = await askProvider({
        provider,
        url: `${url.replace(/\/$/u, '')}/phones/flashcall/`,
        form: { public_key: publicKey, campaign_id: campaignId, phone: `+${to}` },
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
      const parsed = z.safeParse(answerSchema, answer)
      if (!parsed.success) throw new ProviderError(provider, 'an answer of another form')
      if (parsed.data.status === 'ok') return parsed.data.data.pincode
      throw new ProviderError(provider, scrub(String(parsed.data.data)).slice(0, 100))
    },
  }
}
