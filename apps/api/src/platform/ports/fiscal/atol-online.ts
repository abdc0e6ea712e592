import type { FiscalItem } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { askProvider } from '../ask-provider.ts'
import { ProviderError } from '../provider-error.ts'
import type { FiscalPort, FiscalReceipt, FiscalReport } from './fiscal-port.ts'

/** The operator's till at ATOL Online. */
export interface AtolSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly login: string
  readonly password: string
  /** The group of tills. */
  readonly group: string
  /** The tax system of the operator, by the till's code. */
  readonly sno: string
  /** The place of settlement: the shop's own address. */
  readonly site: string
}

const provider = 'atol-online'
/** The receipt with this number is known: the answer names the first one. */
const knownReceipt = 33
/** A token lives for a day. */
const expiredToken = 11

const failure = z.object({ code: z.int(), text: z.string() })
const token = z.object({ token: z.string().check(z.minLength(1)) })
const accepted = z.object({ uuid: z.string().check(z.minLength(1)), error: z.nullish(failure) })
const refused = z.object({ error: failure })
const payload = z.object({
  fn_number: z.string(),
  fiscal_document_number: z.union([z.string(), z.number()]),
  fiscal_document_attribute: z.union([z.string(), z.number()]),
  receipt_datetime: z.string(),
  ofd_receipt_url: z.optional(z.url({ protocol: /^https?$/u })),
})
const report = z.discriminatedUnion('status', [
  z.object({ status: z.literal('wait') }),
  z.object({ status: z.literal('fail'), error: failure }),
  z.object({ status: z.literal('done'), payload }),
])

const settlements = {
  'full-prepayment': 'full_prepayment',
  prepayment: 'prepayment',
  advance: 'advance',
  'full-payment': 'full_payment',
} as const
/** Tag 1031 is cash, tag 1081 is paid without cash, tag 1215 offsets what was paid before. */
const paymentTypes = { CASH: 0, CARD: 1 } as const
const paidBefore = 2

/** Prepayments carry the calculated rate, 22/122; goods that are handed over the rate itself. */
function vatType({ vatBp, settlement }: FiscalItem): string {
  if (vatBp === null) return 'none'
  const percent = vatBp / 100
  return percent === 0 || settlement === 'full-payment' ? `vat${percent}` : `vat${100 + percent}`
}

function rubles(minor: number): number {
  return minor / 100
}

function toItem(item: FiscalItem) {
  const { name, price, quantity, settlement } = item
  const isGoods = settlement === 'full-prepayment' || settlement === 'full-payment'
  return {
    name,
    price: rubles(price),
    quantity,
    sum: rubles(price * quantity),
    payment_method: settlements[settlement],
    payment_object: isGoods ? 'commodity' : 'payment',
    vat: { type: vatType(item) },
  }
}

/** «дд.мм.гггг чч:мм:сс» in Moscow, as the till writes and reads moments. */
function writeMoment(moment: Date): string {
  const [date, time] = new Date(moment.getTime() + 3 * 3_600_000).toISOString().split('T') as [string, string]
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 8)}`
}

function readMoment(text: string): Date {
  const [date = '', time = ''] = text.split(' ')
  const moment = new Date(`${date.split('.').toReversed().join('-')}T${time}+03:00`)
  if (Number.isNaN(moment.getTime())) throw new ProviderError(provider, 'an answer of another form')
  return moment
}

function toBody(
  { id, method, amount, items, contact, sellerInn, sellerEmail, at }: FiscalReceipt,
  { sno, site }: AtolSettings,
) {
  const client = contact.includes('@') ? { email: contact } : { phone: `+${contact}` }
  return {
    external_id: id,
    timestamp: writeMoment(at),
    receipt: {
      client,
      company: { email: sellerEmail, sno, inn: sellerInn, payment_address: site },
      items: items.map(toItem),
      payments: [{ type: method === null ? paidBefore : paymentTypes[method], sum: rubles(amount) }],
      total: rubles(amount),
    },
  }
}

/** The cloud till ATOL Online, by its protocol v4. */
export function atolOnline(settings: AtolSettings): FiscalPort {
  const { url, login, password, group } = settings
  let current: Promise<string> | undefined
  const signIn = async () => {
    const json = { login, pass: password }
    const answer = await askProvider({ provider, url: `${url}/getToken`, json, hasRefusals: true })
    return z.parse(token, answer).token
  }
  const ask = async (path: string, json?: object, isAgain = false): Promise<unknown> => {
    current ??= signIn()
    const known = await current.catch((error: unknown) => {
      current = undefined
      throw error instanceof ProviderError ? error : new ProviderError(provider, 'no token was given')
    })
    const answer = await askProvider({
      provider,
      url: `${url}/${group}/${path}`,
      method: json === undefined ? 'GET' : 'POST',
      json,
      headers: { token: known },
      hasRefusals: true,
    })
    const failed = z.safeParse(refused, answer)
    if (!isAgain && failed.success && failed.data.error.code === expiredToken) {
      current = undefined
      return ask(path, json, true)
    }
    return answer
  }
  return {
    provider,
    register: async (receipt) => {
      const isBack = receipt.kind === 'refund' || receipt.kind === 'return'
      const answer = await ask(isBack ? 'sell_refund' : 'sell', toBody(receipt, settings))
      const read = z.safeParse(accepted, answer)
      const code = read.success ? read.data.error?.code : undefined
      if (read.success && (code === undefined || code === knownReceipt)) return { reference: read.data.uuid }
      const failed = z.safeParse(refused, answer)
      const why = failed.success ? `error ${failed.data.error.code}` : 'an answer of another form'
      throw new ProviderError(provider, why)
    },
    find: async (reference): Promise<FiscalReport> => {
      const read = z.safeParse(report, await ask(`report/${encodeURIComponent(reference)}`))
      if (!read.success) throw new ProviderError(provider, 'an answer of another form')
      if (read.data.status === 'wait') return { status: 'sent' }
      if (read.data.status === 'fail') {
        const { code, text } = read.data.error
        return { status: 'failed', error: `${code}: ${text.slice(0, 300)}` }
      }
      const { fn_number: drive, fiscal_document_number: document, ...facts } = read.data.payload
      return {
        status: 'registered',
        registeredAt: readMoment(facts.receipt_datetime),
        drive,
        document: String(document),
        sign: String(facts.fiscal_document_attribute),
        url: facts.ofd_receipt_url ?? null,
      }
    },
  }
}
