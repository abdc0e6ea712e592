import { formatRate } from '@flower-market/flower-domain'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, patienceFor, strangeAnswers } from '../../../testing/provider-server.ts'
import { centralBank, readRatesXml } from './central-bank.ts'
import { sampleRatesOf } from './sample-rates.ts'

function valute(code: string, nominal: number, value: string, name: string): string {
  return `<Valute ID="R0"><NumCode>840</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value></Valute>`
}
function table(...entries: string[]): string {
  return `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="12.09.2026" name="Foreign Currency Market">${entries.join('')}</ValCurs>`
}
const usual = [valute('USD', 1, '82,9977', 'Доллар США'), valute('EUR', 100, '9577,9300', 'Евро')]

/** Cyrillic letters as windows-1251 has them. */
function windows1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((character) => {
      const code = character.codePointAt(0) ?? 0
      return code >= 0x4_10 && code <= 0x4_4f ? code - 0x4_10 + 0xc0 : code
    }),
  )
}

test('rates are read from windows-1251, with nominal and decimal comma', () => {
  const { date, rates } = readRatesXml(windows1251(table(...usual)))
  expect([date, formatRate(rates.USD), formatRate(rates.EUR)]).toEqual(['2026-09-12', '82.9977', '95.7793'])
})

test.each([
  ['a currency is missing', table(usual[0]!)],
  ['a value is no number', table(valute('USD', 1, 'n/a', ''), usual[1]!)],
  ['a nominal is zero', table(valute('USD', 0, '1,0', ''), usual[1]!)],
  ['the day was never', table(...usual).replace('12.09', '31.02')],
  ['it is a page', '<html><body>Технические работы</body></html>'],
])('a table is refused when %s', (_what, xml) => {
  expect(() => readRatesXml(windows1251(xml))).toThrow('another form')
})

test('the bank is asked for a day as it writes days', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(windows1251(table(...usual)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const bank = centralBank({ url: `http://127.0.0.1:${port}/scripts/XML_daily.asp` })
  expect((await bank.read('2026-09-13')).date).toBe('2026-09-12')
  expect(asked).toEqual(['/scripts/XML_daily.asp?date_req=13%2F09%2F2026'])
})

test.each(strangeAnswers)('%s instead of rates fails', async (_what, answer) => {
  const provider = await openProvider(answer)
  await expect(
    centralBank({ url: `${provider.origin}/x` }, patienceFor(answer)).read('2026-09-12'),
  ).rejects.toThrow('The Central Bank')
})

test('the embedded table is the same at every reading and has no Sunday', () => {
  expect(sampleRatesOf('2026-11-22')).toEqual(sampleRatesOf('2026-11-21'))
  expect(sampleRatesOf('2026-11-23')).toEqual(sampleRatesOf('2026-11-21'))
  expect(sampleRatesOf('2026-11-21').date).toBe('2026-11-21')
  const { USD, EUR } = sampleRatesOf('2026-11-20').rates
  expect([USD > 8_100_000_000n && USD < 8_500_000_000n, EUR > USD]).toEqual([true, true])
})
