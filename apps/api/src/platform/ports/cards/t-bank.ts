import * as z from 'zod/mini'
import { askProvider } from '../ask-provider.ts'
import { ProviderError } from '../provider-error.ts'
import { cardCallbackPath, type CardAcquirerPort, type CardReport } from './card-acquirer-port.ts'
import { hasTBankToken, tBankToken } from './t-bank-token.ts'

/** The operator's terminal at T-Bank, the acquirer of cards. */
export interface TBankSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly terminalKey: string
  readonly password: string
}

const provider = 't-bank'
const number = z.union([z.string(), z.number()])
const refusal = z.object({ Success: z.literal(false), ErrorCode: number })
const opened = z.object({
  Success: z.literal(true),
  PaymentId: number,
  PaymentURL: z.url({ protocol: /^https?$/u }),
})
const state = z.object({ Status: z.string(), OrderId: z.string(), PaymentId: number, Amount: z.int() })

const canceled = z.object({ Success: z.literal(true), Status: z.string() })
/** «Внутренняя ошибка системы» and «Сервис временно недоступен»: asked again, the bank may do it. */
const undecided: ReadonlySet<string> = new Set(['9999', '999', '1006'])
const refunded: ReadonlySet<string> = new Set([
  'REFUNDED',
  'PARTIAL_REFUNDED',
  'REVERSED',
  'PARTIAL_REVERSED',
])

const outcomes: Readonly<Record<string, CardReport['outcome']>> = {
  CONFIRMED: 'paid',
  REJECTED: 'declined',
  AUTH_FAIL: 'declined',
  CANCELED: 'expired',
  DEADLINE_EXPIRED: 'expired',
}

/** What goes on (`NEW`, `AUTHORIZED` …) and what staff have done at the bank (`REFUNDED` …) decides nothing here. */
function toReport({ Status, OrderId, PaymentId, Amount }: z.output<typeof state>): CardReport {
  const outcome = outcomes[Status] ?? 'pending'
  return { attemptId: OrderId, reference: String(PaymentId), amount: Amount, outcome }
}

/** With an offset, without fractions: the only form of a moment that the bank takes. */
function dueDate(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/u, '+00:00')
}

/** The acquirer T-Bank, by its interface v2: one stage, on the bank's page. */
export function tBankCards({ url, terminalKey, password }: TBankSettings): CardAcquirerPort {
  const send = (method: string, question: Record<string, string | number>): Promise<unknown> => {
    const fields = { TerminalKey: terminalKey, ...question }
    const json = { ...fields, Token: tBankToken(fields, password) }
    return askProvider({ provider, url: `${url}/${method}`, json })
  }
  const ask = async <S extends z.ZodMiniType>(
    method: string,
    question: Record<string, string | number>,
    schema: S,
  ): Promise<z.output<S>> => {
    const answer = await send(method, question)
    const refused = z.safeParse(refusal, answer)
    if (refused.success) throw new ProviderError(provider, `error ${refused.data.ErrorCode}`)
    const read = z.safeParse(schema, answer)
    if (!read.success) throw new ProviderError(provider, 'an answer of another form')
    return read.data
  }
  return {
    provider,
    open: async ({ attemptId, number: named, amount, locale, origin, returnPath, expiresAt }) => {
      const { PaymentId, PaymentURL } = await ask(
        'Init',
        {
          Amount: amount,
          OrderId: attemptId,
          Description: locale === 'ru' ? `Платёж № ${named}` : `Payment No. ${named}`,
          Language: locale,
          NotificationURL: origin + cardCallbackPath,
          SuccessURL: origin + returnPath,
          FailURL: origin + returnPath,
          RedirectDueDate: dueDate(expiresAt),
        },
        opened,
      )
      return { reference: String(PaymentId), url: PaymentURL }
    },
    find: async (reference) => toReport(await ask('GetState', { PaymentId: reference }, state)),
    refund: async ({ refundId, reference, amount }) => {
      const answer = await send('Cancel', {
        PaymentId: reference,
        Amount: amount,
        // The bank answers the state of a refund that it has made under this number.
        ExternalRequestId: refundId,
      })
      const refused = z.safeParse(refusal, answer)
      if (refused.success) {
        const code = String(refused.data.ErrorCode)
        if (undecided.has(code)) throw new ProviderError(provider, `error ${code}`)
        return { outcome: 'refused', error: code }
      }
      const read = z.safeParse(canceled, answer)
      if (!read.success) throw new ProviderError(provider, 'an answer of another form')
      return { outcome: refunded.has(read.data.Status) ? 'refunded' : 'pending' }
    },
    readCallback: (body) => {
      const fields = z.safeParse(z.record(z.string(), z.unknown()), body)
      if (!fields.success || !hasTBankToken(fields.data, password)) return null
      const read = z.safeParse(state, fields.data)
      return read.success ? toReport(read.data) : null
    },
  }
}
