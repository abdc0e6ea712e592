import { contract } from '@flower-market/api-client/contract'
import { demoOperatorSettings, operatorParty, supportedLocales } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { pageRoutes } from '../routes.ts'
import { legalParty } from '../screens/legal/read-document.ts'
import { legalDocuments } from '../screens/legal/documents/legal-documents.ts'

const catalogs = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/*.json', {
  import: 'default',
  eager: true,
})

async function allTexts(): Promise<[where: string, text: string][]> {
  const messages = Object.values(catalogs).flatMap((catalog) => Object.entries(catalog))
  const documents = await Promise.all(
    supportedLocales.flatMap((locale) =>
      Object.entries(legalDocuments).map(async ([name, { [locale]: load }]): Promise<[string, string]> => {
        const write = await load()
        return [
          `${name}.${locale}`,
          JSON.stringify(write(legalParty(operatorParty(demoOperatorSettings, locale), locale))),
        ]
      }),
    ),
  )
  return [...messages, ...documents]
}

/** What a text may speak of once there is a page for it, or a call. */
const promises = [
  // A top-up that has been made may be named: only the invitation to make one is a promise.
  { of: 'a top-up', words: /пополнит|пополняй|\btop up\b/iu, page: '/transaction/replenishment' },
  {
    of: 'a history of movements',
    words: /кажд\S+ движени|every movement|balance history/iu,
    page: '/historybalance',
  },
  {
    of: 'canceling an order',
    words: /отменить заказ|заказ можно отменить|cancel (?:the|an|your) order/iu,
    call: 'purchaseCancel',
  },
  { of: 'an exchange', words: /обменять|exchange rate/iu, page: '/operation' },
  {
    of: 'a transfer',
    words: /перевести (?:деньги|на)|transfer (?:money|to)/iu,
    page: '/transaction/transfer',
  },
  { of: 'an auction', words: /аукцион|auction/iu, page: '/auction' },
  { of: 'a UPD', words: /УПД|\bUPD\b/u, call: 'shipmentDocument' },
] as const

type Target = { readonly page: string } | { readonly call: string }

function isThere(place: Target): boolean {
  return 'page' in place
    ? pageRoutes.some(({ path }) => path === place.page)
    : Object.hasOwn(contract, place.call)
}

test.each(promises.filter((place) => !isThere(place)))(
  'no text speaks of $of, which leads nowhere yet',
  async ({ words }) => {
    const texts = await allTexts()
    expect(texts.filter(([, text]) => words.test(text)).map(([where]) => where)).toEqual([])
  },
)

test('all catalogs and documents are looked at', async () => {
  const texts = await allTexts()
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.map(([where]) => where)).toEqual(expect.arrayContaining(['order.failedFundsText', 'offer.ru']))
})
