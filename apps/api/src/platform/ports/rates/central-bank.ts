import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { isIsoDate, parseRate, type IsoDate } from '@flower-market/flower-domain'
import { ProviderError } from '../provider-error.ts'
import type { RatesPort, RatesTable } from './rates-port.ts'

const provider = 'The Central Bank'
const maxAnswerBytes = 1_000_000

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'Valute',
})

/** What is read of the bank's table; anything else may stand there as well. */
const dailyTable = z.object({
  ValCurs: z.object({
    '@_Date': z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/u)),
    Valute: z.array(
      z.object({
        CharCode: z.string(),
        Nominal: z.string().check(z.regex(/^[1-9]\d{0,6}$/u)),
        Value: z.string(),
      }),
    ),
  }),
})

function parseTable(bytes: Uint8Array) {
  try {
    return z.parse(dailyTable, parser.parse(new TextDecoder('windows-1251').decode(bytes))).ValCurs
  } catch {
    throw new ProviderError(provider, 'an answer of another form')
  }
}

/**
 * Reads the bank's XML: windows-1251, `Value` with a decimal comma for `Nominal` units (`VunitRate` is missing in old
 * tables and is not needed). Throws `ProviderError` for anything else.
 */
export function readRatesXml(bytes: Uint8Array): RatesTable {
  const { '@_Date': written, Valute: entries } = parseTable(bytes)
  const date = written.split('.').toReversed().join('-')
  const rateOf = (currency: string): bigint | null => {
    const entry = entries.find(({ CharCode }) => CharCode === currency)
    const value = entry === undefined ? null : parseRate(entry.Value)
    return entry === undefined || value === null ? null : value / BigInt(entry.Nominal)
  }
  const [usd, eur] = [rateOf('USD'), rateOf('EUR')]
  if (!isIsoDate(date) || usd === null || eur === null) {
    throw new ProviderError(provider, 'an answer of another form')
  }
  return { date, rates: { USD: usd, EUR: eur } }
}

/** Reads the daily table of the Bank of Russia (`XML_daily.asp`). */
export function centralBank({ url }: { readonly url: string }, timeoutMs = 10_000): RatesPort {
  return {
    async read(day: IsoDate) {
      const asked = new URL(url)
      asked.searchParams.set('date_req', day.split('-').toReversed().join('/'))
      const answer = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
        .then(async (response) => ({
          status: response.status,
          bytes: new Uint8Array(await response.arrayBuffer()),
        }))
        .catch((error: unknown) => {
          const isTimeout = error instanceof Error && error.name === 'TimeoutError'
          throw new ProviderError(provider, isTimeout ? 'no answer in time' : 'cannot be reached')
        })
      if (answer.status !== 200) throw new ProviderError(provider, `status ${answer.status}`)
      if (answer.bytes.length > maxAnswerBytes) throw new ProviderError(provider, 'an answer of another form')
      return readRatesXml(answer.bytes)
    },
  }
}
