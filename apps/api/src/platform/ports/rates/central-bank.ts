import { isIsoDate, parseRate, type IsoDate } from '@flower-market/flower-domain'
import { ProviderError } from '../provider-error.ts'
import type { RatesPort, RatesTable } from './rates-port.ts'

const provider = 'The Central Bank'
const maxAnswerBytes = 1_000_000

function tag(name: string, xml: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1]
}

/** Rubles for one unit of a currency, times 10^8; undefined where the table does not have it. */
function rateOf(currency: string, xml: string): bigint | undefined {
  const entry = [...xml.matchAll(/<Valute\b[^>]*>(.*?)<\/Valute>/gsu)]
    .map(([, inner = '']) => inner)
    .find((inner) => tag('CharCode', inner) === currency)
  if (entry === undefined) return undefined
  const [nominal, value] = [tag('Nominal', entry) ?? '', parseRate(tag('Value', entry) ?? '')]
  if (!/^[1-9]\d{0,6}$/u.test(nominal) || value === null) return undefined
  return value / BigInt(nominal)
}

/**
 * Reads the bank's XML: windows-1251, `Value` with a decimal comma for `Nominal` units (`VunitRate` is missing in old
 * tables and is not needed). Throws `ProviderError` for anything else.
 */
export function readRatesXml(bytes: Uint8Array): RatesTable {
  const xml = new TextDecoder('windows-1251').decode(bytes)
  const [, day, month, year] = /<ValCurs\b[^>]*\bDate="(\d{2})\.(\d{2})\.(\d{4})"/u.exec(xml) ?? []
  const date = `${year}-${month}-${day}`
  const [usd, eur] = [rateOf('USD', xml), rateOf('EUR', xml)]
  if (!isIsoDate(date) || usd === undefined || eur === undefined) {
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
