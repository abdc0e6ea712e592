import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigate, openBuiltShop } from '../testing/built-shop.ts'
import { recordStatements, shopStatements } from '../testing/statement-plans.ts'
import { addBuyer } from '../testing/test-people.ts'
import { Visitor } from '../testing/visitor.ts'

let shop: Awaited<ReturnType<typeof openBuiltShop>>
beforeAll(async () => {
  shop = await openBuiltShop()
})
afterAll(() => shop.close())

async function statementsDuring(ask: () => Promise<void>): Promise<string[]> {
  const { sent, stop } = recordStatements()
  await ask().finally(stop)
  return shopStatements(sent).flatMap(({ text, times }) => Array<string>(times).fill(text))
}

/**
 * What a document asks the database, each statement as often as it is sent: the shortest of some records, because the server
 * looks for events and jobs now and then, which adds to what is recorded meanwhile.
 */
async function statementsOf(visitor: Visitor, url: string): Promise<string[]> {
  const read = async (): Promise<void> => expect((await navigate(visitor, url)).statusCode).toBe(200)
  // The first one also makes what is kept for those after it.
  await read()
  const records: string[][] = []
  while (records.length < 5) records.push(await statementsDuring(read))
  const [shortest = []] = records.toSorted((left, right) => left.length - right.length)
  return shortest
}

test("a buyer's catalog asks the database nothing twice", async () => {
  const statements = await statementsOf(await addBuyer(shop), '/catalog')
  expect(new Set(statements).size).toBe(statements.length)
  // The session, what is set, balances, notices, the buyer's prices and held stems, the days, the version of the list.
  expect(statements).toHaveLength(8)
})

test("a guest's document asks the database for what is set and nothing else", async () => {
  const statements = await statementsOf(new Visitor(shop.app), '/offer')
  expect(statements).toEqual([expect.stringContaining('FROM operator_settings')])
})
