import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerNavigation, shellAfterMs } from './answer-navigation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const served = new Response('served')
const shell = new Response('shell')

function never() {
  return new Promise<Response>(() => {})
}
function noNetwork() {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Asks for a document of this server, in a browser that knows a person or not. */
async function open(
  ask: () => Promise<Response>,
  { isKnown = true, known = shell as Response | undefined } = {},
) {
  const answer = answerNavigation({
    ask,
    shell: async () => known,
    cacheNames: async () => (isKnown ? ['workbox-precache', 'kept-anna'] : ['workbox-precache']),
  })
  answer.catch(() => {})
  await vi.advanceTimersByTimeAsync(shellAfterMs)
  return answer
}

test('the document of the server comes first', async () => {
  expect(await open(async () => served)).toBe(served)
  expect(await open(async () => served, { isKnown: false })).toBe(served)
})

test.each([
  ['without a network', noNetwork],
  ['where a proxy finds no server', async () => new Response('', { status: 502 })],
])('%s the shell is shown, whoever asks', async (_when, ask) => {
  expect(await open(ask)).toBe(shell)
  expect(await open(ask, { isKnown: false })).toBe(shell)
})

test('a refusal and an error of the server are answers', async () => {
  for (const status of [404, 500]) {
    const answer = new Response('', { status })
    expect(await open(async () => answer)).toBe(answer)
  }
})

test('who has kept answers does not wait for a slow server; who has none waits', async () => {
  expect(await open(never)).toBe(shell)
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(served), 10 * shellAfterMs)
  })
  const waiting = answerNavigation({ ask: () => late, shell: async () => shell, cacheNames: async () => [] })
  await vi.advanceTimersByTimeAsync(10 * shellAfterMs)
  expect(await waiting).toBe(served)
})

test('a browser that has not got the shell yet waits for the server, and rejects as the request did', async () => {
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(served), 2 * shellAfterMs)
  })
  const waiting = answerNavigation({
    ask: () => late,
    shell: async () => undefined,
    cacheNames: async () => ['kept-anna'],
  })
  await vi.advanceTimersByTimeAsync(2 * shellAfterMs)
  expect(await waiting).toBe(served)
  await expect(
    answerNavigation({ ask: noNetwork, shell: async () => undefined, cacheNames: async () => [] }),
  ).rejects.toThrow('Failed to fetch')
})
