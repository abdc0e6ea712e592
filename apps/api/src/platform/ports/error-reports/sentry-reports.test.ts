import { expect, test, vi } from 'vitest'
import { openProvider, patienceFor } from '../../../testing/provider-server.ts'
import { sentryReports } from './sentry-reports.ts'

const report = {
  source: 'page',
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at pick (https://shop.example/assets/index-abc.js:10:20)',
  page: '/order/:id',
  userAgent: 'Mozilla/5.0',
} as const

let time = Date.parse('2026-11-21T08:00:00Z')
function now() {
  return new Date(time)
}

async function open(answer: Parameters<typeof openProvider>[0]) {
  const provider = await openProvider(answer)
  const warn = vi.fn<(line: string) => void>()
  const dsn = `${provider.origin.replace('//', '//thekey@')}/errors/42`
  const port = sentryReports({ dsn, now, log: { warn }, timeoutMs: patienceFor(answer) })
  return { provider, port, warn }
}

test('a report is an envelope at the project of the DSN', async () => {
  const { provider, port } = await open({ body: '{}' })
  port.report(report)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1), 20_000)
  const [{ method, url, headers, body }] = provider.requests as [(typeof provider.requests)[0]]
  expect([method, url, headers['content-type']]).toEqual([
    'POST',
    '/errors/api/42/envelope/',
    'application/x-sentry-envelope',
  ])
  expect(headers['x-sentry-auth']).toBe(
    'Sentry sentry_version=7, sentry_client=flower-market/1, sentry_key=thekey',
  )
  const [head, item, event] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line)) as Record<string, unknown>[]
  expect(head).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/u),
    sent_at: '2026-11-21T08:00:00.000Z',
  })
  expect(item).toEqual({
    type: 'event',
    content_type: 'application/json',
    length: body.trimEnd().split('\n')[2]?.length,
  })
  expect(event).toEqual({
    event_id: head?.['event_id'],
    timestamp: '2026-11-21T08:00:00.000Z',
    platform: 'javascript',
    level: 'error',
    logger: 'page',
    transaction: '/order/:id',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [
              {
                function: 'pick',
                filename: 'https://shop.example/assets/index-abc.js',
                lineno: 10,
                colno: 20,
              },
            ],
          },
        },
      ],
    },
    request: { headers: { 'User-Agent': 'Mozilla/5.0' } },
  })
})

test("the server's own report names its request and no browser", async () => {
  const { provider, port } = await open({ body: '{}' })
  port.report({ ...report, source: 'server', userAgent: '', requestId: 'req-7' })
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1), 20_000)
  const event = JSON.parse(provider.requests[0]?.body.split('\n')[2] ?? '') as Record<string, unknown>
  expect(event).toMatchObject({ platform: 'node', logger: 'server', tags: { request: 'req-7' } })
  expect(event).not.toHaveProperty('request')
})

test('of a crowd of errors the first thirty wait, the rest is dropped', async () => {
  const { provider, port } = await open({ body: '{}' })
  for (let index = 0; index < 100; index += 1) port.report({ ...report, message: `number ${index}` })
  await vi.waitFor(() => expect(provider.requests).toHaveLength(31), 20_000)
  port.report(report)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(32), 20_000)
  expect(provider.requests[30]?.body).toContain('"number 30"')
})

test('a receiver that wants no more is left alone for as long as it says', async () => {
  const { provider, port, warn } = await open({
    status: 429,
    headers: { 'retry-after': '120' },
    body: '<html>',
  })
  for (let index = 0; index < 5; index += 1) port.report(report)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 20_000)
  expect(warn).toHaveBeenCalledWith('Error reports are not delivered for 120 s: status 429.')
  provider.answer = { body: '{}' }
  time += 119_000
  port.report(report)
  time += 1000
  port.report({ ...report, message: 'after the pause' })
  await vi.waitFor(() => expect(provider.requests).toHaveLength(2), 20_000)
  expect(provider.requests[1]?.body).toContain('after the pause')
})

test.each([
  ['fails', { status: 500 }, 'status 500'],
  ['is silent', null, 'the receiver cannot be reached'],
])('a receiver that %s hurts nobody: one line, and a minute of quiet', async (_what, answer, reason) => {
  const { port, warn } = await open(answer)
  port.report(report)
  port.report(report)
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000)
  expect(warn.mock.calls).toEqual([[`Error reports are not delivered for 60 s: ${reason}.`]])
  expect(JSON.stringify(warn.mock.calls)).not.toContain('thekey')
})
