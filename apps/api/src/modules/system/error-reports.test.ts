import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openProvider } from '../../testing/provider-server.ts'
import { openTestShop, testNow } from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'

const report = {
  name: 'TypeError',
  message: 'rosa@buyers.example typed +7 916 123-45-01',
  stack: 'at pick (https://shop.example/catalog?search=rosa:1:2)',
  page: '/signup/:email',
  userAgent: 'Mozilla/5.0',
}

test('an error of a page travels to the receiver without anything about the person', async () => {
  const receiver = await openProvider({ body: '{}' })
  const shop = await openTestShop({ config: { sentryDsn: `${receiver.origin.replace('//', '//key@')}/7` } })
  const visitor = await openBrowser(shop.app)
  expect((await visitor.call('errorReport', { body: report })).ok).toEqual({})
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), 20_000)
  const body = receiver.requests[0]?.body
  expect(body).toContain('"value":"[email] typed [number]"')
  expect(body).toContain('"filename":"https://shop.example/catalog"')
  expect(body).toContain('"transaction":"/signup/:email"')
  expect(body).not.toMatch(/rosa|123-45-01/u)
})

test('without a receiver it is a line of the log, scrubbed as well', async () => {
  const stream = new PassThrough()
  const lines: string[] = []
  stream.on('data', (line) => lines.push(String(line)))
  const shop = await openTestShop({ log: { level: 'warn', stream } })
  const visitor = await openBrowser(shop.app)
  await visitor.call('errorReport', { body: report })
  const line = lines.find((text) => text.includes('An error of a page'))
  expect(line).toContain('[email] typed [number]')
  expect(line).not.toMatch(/rosa|123-45-01/u)
})

test('one address is heard twenty times a minute', async () => {
  let now = testNow
  const shop = await openTestShop({ now: () => now })
  const visitor = await openBrowser(shop.app)
  const ask = async () => (await visitor.call('errorReport', { body: report })).status
  const answers = []
  for (let index = 0; index < 21; index += 1) answers.push(await ask())
  expect(answers).toEqual([...Array(20).fill(200), 429])
  now = new Date(testNow.getTime() + 60_000)
  expect(await ask()).toBe(200)
})
