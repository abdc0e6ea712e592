import { afterEach, expect, test, vi } from 'vitest'
import { isOfEndedStory, openStoryNetwork, storyFetch } from './index.ts'

const address = 'http://localhost/api/delivery/terms'

function watchNetwork() {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return new Response('{}')
  })
  return sent
}

function nextTask() {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a request belongs to the story that sent it', async () => {
  const sent = watchNetwork()
  const end = openStoryNetwork()
  await storyFetch()(address)
  expect(sent.map(isOfEndedStory)).toEqual([false])
  await end()
  expect(sent.map(isOfEndedStory)).toEqual([true])
})

test('the page of a story that has ended sends nothing more, beside the next one', async () => {
  const sent = watchNetwork()
  const end = openStoryNetwork()
  const fetchOfFirst = storyFetch()
  await end()
  openStoryNetwork()
  void fetchOfFirst(address)
  await storyFetch()(`${address}?of=second`)
  expect(sent.map(({ url }) => url)).toEqual([`${address}?of=second`])
  expect(sent.map(isOfEndedStory)).toEqual([false])
})

test('a request without a story counts', () => {
  expect(isOfEndedStory(new Request(address))).toBe(false)
})

test('an answer that comes after the end of a story reaches nobody', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const end = openStoryNetwork()
  const take = vi.fn<() => void>()
  void storyFetch()(address).then(take)
  await end()
  answer.resolve(new Response('{}'))
  await nextTask()
  expect(take).not.toHaveBeenCalled()
})

test('an answer whose body ends after the story reaches nobody', async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  vi.stubGlobal('fetch', async () => new Response(body.readable))
  const end = openStoryNetwork()
  const take = vi.fn<() => void>()
  void storyFetch()(address).then(take)
  await nextTask()
  await end()
  await body.writable.close()
  await nextTask()
  expect(take).not.toHaveBeenCalled()
})

test('answers come in another order than asked for where they come late', async () => {
  watchNetwork()
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0)
  openStoryNetwork(50)
  const taken: string[] = []
  await Promise.all(
    ['first', 'second'].map(async (name) => {
      await storyFetch()(`${address}?of=${name}`)
      taken.push(name)
    }),
  )
  expect(taken).toEqual(['second', 'first'])
})

test('an answer without a body stays one', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  openStoryNetwork()
  expect((await storyFetch()(address)).status).toBe(204)
})

test('the end of a story frees the locks of its page, also those that were waited for', async () => {
  const end = openStoryNetwork()
  const work = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const lost = Promise.allSettled([
    navigator.locks.request('cart-sync', work),
    navigator.locks.request('cart-sync', work),
  ])
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), 20_000)
  await end()
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(navigator.locks.request('cart-sync', () => 'free')).resolves.toBe('free')
})

test('the locks of another page are left to it', async () => {
  const query = navigator.locks.query.bind(navigator.locks)
  vi.spyOn(navigator.locks, 'query').mockImplementation(async () => {
    const { held = [], pending = [] } = await query()
    return { held: [...held, { name: 'cart-sync', mode: 'exclusive', clientId: 'another' }], pending }
  })
  const request = vi.spyOn(navigator.locks, 'request')
  await openStoryNetwork()()
  expect(request.mock.calls.map(([name]) => name)).not.toContain('cart-sync')
})
