import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { watchCardsJob } from '../modules/payments/cards/card-jobs.ts'
import { cardCallbackPath, type CardReport } from '../platform/ports/cards/card-acquirer-port.ts'
import { sandboxCards } from '../platform/ports/cards/sandbox-cards.ts'
import { ProviderError } from '../platform/ports/provider-error.ts'
import { sentMessages } from './sent-messages.ts'
import { addPerson, signInAs } from './test-people.ts'
import { openShop, testNow, type TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

/** What is paid by card, in kopecks. */
export const cardAmount = 500_000
const minuteMs = 60_000

/** The last part of the address of a page, which names its attempt. */
export function attemptOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}

interface SentCallback {
  readonly statusCode: number
  readonly body: string
}

/** Opens a shop for the tests of a file whose acquirer is the sandbox, and signs somebody in anew for each test. */
export function cardShopOfFile() {
  const sandbox = sandboxCards()
  const bank = {
    /** What the acquirer says when it is asked; null: nothing yet. */
    answer: null as CardReport['outcome'] | null,
    /** Nothing can be opened at it. */
    isAway: false,
    /** It knows none of the attempts. */
    isUnknown: false,
  }
  const cards: typeof sandbox = {
    ...sandbox,
    open: async (page) => {
      if (bank.isAway) throw new ProviderError('sandbox', 'cannot be reached')
      return sandbox.open(page)
    },
    find: async (reference) => {
      if (bank.isUnknown) throw new ProviderError('sandbox', 'knows no such payment')
      return { attemptId: '', reference, amount: cardAmount, outcome: bank.answer ?? 'pending' }
    },
  }
  let clock = testNow
  let shop: TestShop & { close(): Promise<void> }
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop({ now: () => clock, ports: { ...sentMessages().ports, cards } })
  })
  beforeEach(async () => {
    clock = testNow
    Object.assign(bank, { answer: null, isAway: false, isUnknown: false })
    buyer = await signInAs(shop, await addPerson(shop, { money: { RUB: 0 } }))
  })
  afterAll(() => shop.close())

  const begin = async (browser = buyer, sum = cardAmount): Promise<string> => {
    const body = { kind: 'top-up', paymentMethod: 'CARD', amount: sum } as const
    return (await browser.call('transactionCreate', { body }, { key: randomUUID() })).ok._id
  }
  const open = (transactionId: string, browser = buyer) =>
    browser.call('cardPurchase', { body: { transactionId, locale: 'ru' } })
  const send = async (payload: object): Promise<SentCallback> => {
    const { statusCode, body } = await shop.app.inject({ method: 'POST', url: cardCallbackPath, payload })
    return { statusCode, body }
  }
  return {
    bank,
    cards,
    get shop() {
      return shop
    },
    get buyer() {
      return buyer
    },
    /** Moves the clock so many minutes on from the beginning of the test. */
    async later(minutes: number): Promise<void> {
      clock = new Date(testNow.getTime() + minutes * minuteMs)
      buyer.token = (await buyer.call('authentication')).ok.token
    },
    begin,
    open,
    async openTopUp() {
      const id = await begin()
      return { id, attemptId: attemptOf((await open(id)).ok.url) }
    },
    send,
    /** What the acquirer sends by itself. */
    report: (attemptId: string, outcome: CardReport['outcome'], sum = cardAmount) =>
      send(cards.callbackOf({ attemptId, reference: attemptId, amount: sum, outcome })),
    async rubles(browser = buyer): Promise<number> {
      return (await browser.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
    },
    async stateOf(id: string, browser = buyer) {
      const { status, card } = (await browser.call('transactionGet', { params: { id } })).ok
      return [status, card?.status ?? null]
    },
    async watch(): Promise<void> {
      await shop.app.jobs.send(shop.database.kysely, watchCardsJob, {})
      await shop.app.jobs.runPending()
    },
  }
}
