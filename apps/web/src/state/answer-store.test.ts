import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerStore } from './answer-store.ts'
import { longestKeptMs } from './kept-store.ts'

type Stored = Map<string, Response>

function addressOf(asked: string | { readonly url: string }): string {
  return new URL(typeof asked === 'string' ? asked : asked.url, 'https://shop.example').href
}

/** The caches of a browser. */
function openCaches() {
  const all = new Map<string, Stored>()
  const open = async (name: string) => {
    const stored: Stored = all.get(name) ?? new Map<string, Response>()
    all.set(name, stored)
    return {
      match: async (asked: string) => stored.get(addressOf(asked))?.clone(),
      put: async (asked: string, response: Response) => void stored.set(addressOf(asked), response),
      delete: async (asked: string) => stored.delete(addressOf(asked)),
      keys: async () => [...stored.keys()].map((url) => ({ url })),
    }
  }
  return { all, open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
}

let browser: ReturnType<typeof openCaches>
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  browser = openCaches()
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function written() {
  return vi.advanceTimersByTimeAsync(2000)
}

function list(date: `${number}-${number}-${number}`) {
  return { query: { availability: 'inStock', date } } as const
}

function order(id: string) {
  return { params: { id } }
}

test('an order that was seen is found again, by the same person alone, with its time', async () => {
  const anna = createAnswerStore('anna', () => true)
  anna.keep('purchaseGet', order('a'), { number: 7 })
  await written()
  expect(await anna.read('purchaseGet', order('a'))).toEqual({
    data: { number: 7 },
    keptAt: 1_000_001_000,
  })
  expect(await anna.read('purchaseGet', order('b'))).toBeNull()
  const boris = createAnswerStore('boris', () => true)
  expect(await boris.read('purchaseGet', order('a'))).toBeNull()
})

test('nothing is found after seven days', async () => {
  const anna = createAnswerStore('anna', () => true)
  anna.keep('purchaseGet', order('a'), { number: 7 })
  await written()
  vi.setSystemTime(Date.now() + longestKeptMs - 5000)
  expect(await anna.read('purchaseGet', order('a'))).not.toBeNull()
  vi.setSystemTime(Date.now() + 10_000)
  expect(await anna.read('purchaseGet', order('a'))).toBeNull()
})

test('only what can be read without a network is stored, and nothing that a broker reads for a client', async () => {
  const boris = createAnswerStore('boris', () => true)
  boris.keep('accountList', {}, [{ balance: 1 }])
  boris.keep('documentList', { query: { page: 1, limit: 20 } }, {})
  boris.keep('catalogDays', { query: { userId: 'anna' } }, { dates: [] })
  boris.keep('catalogDays', { query: { userId: 'boris' } }, { dates: [] })
  await written()
  expect([...(browser.all.get('kept-boris')?.keys() ?? [])]).toEqual([
    expect.stringMatching(/\/kept\/catalogDays.*userId.*boris/u),
  ])
})

test('of the price lists the last three are kept', async () => {
  const anna = createAnswerStore('anna', () => true)
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'] as const) {
    anna.keep('catalogCards', list(date), { date })
    await written()
  }
  expect(await anna.read('catalogCards', list('2026-11-23'))).toBeNull()
  expect(await anna.read('catalogCards', list('2026-11-24'))).not.toBeNull()
})

test('the last check of the cart is found whatever the cart holds', async () => {
  const anna = createAnswerStore('anna', () => true)
  anna.keep('checkCart', { body: { '2026-11-23': [] } }, { days: [] })
  await written()
  const changed = { body: { '2026-11-23': [{ code: 'a', price: 1, quantity: 1 }] } }
  expect(await anna.read('checkCart', changed)).toMatchObject({ data: { days: [] } })
})

test('who has signed out meanwhile leaves nothing behind', async () => {
  let isSignedIn = true
  const anna = createAnswerStore('anna', () => isSignedIn)
  anna.keep('purchaseGet', order('a'), { number: 7 })
  isSignedIn = false
  await written()
  expect(browser.all.get('kept-anna')?.size).toBe(0)
})

test('what was kept comes first without a network, and on a page of the shell until the server has answered', () => {
  expect(createAnswerStore('anna', () => true).isReadFirst()).toBe(false)
  const shellPage = createAnswerStore('anna', () => true, { isShellPage: true })
  expect(shellPage.isReadFirst()).toBe(true)
  shellPage.keep('accountList', {}, [])
  expect(shellPage.isReadFirst()).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(shellPage.isReadFirst()).toBe(true)
})

test('a browser that keeps nothing has nothing to read', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Storage is forbidden')) })
  const anna = createAnswerStore('anna', () => true)
  anna.keep('purchaseGet', order('a'), { number: 7 })
  await written()
  expect(await anna.read('purchaseGet', order('a'))).toBeNull()
})
