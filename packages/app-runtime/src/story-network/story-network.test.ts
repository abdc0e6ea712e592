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

afterEach(() => vi.unstubAllGlobals())

test('a request belongs to the story that sent it', async () => {
  const sent = watchNetwork()
  const end = openStoryNetwork()
  await storyFetch()(address)
  expect(sent.map(isOfEndedStory)).toEqual([false])
  end()
  expect(sent.map(isOfEndedStory)).toEqual([true])
})

test('the page of a story that has ended sends nothing more, beside the next one', async () => {
  const sent = watchNetwork()
  const end = openStoryNetwork()
  const fetchOfFirst = storyFetch()
  end()
  openStoryNetwork()
  void fetchOfFirst(address)
  await storyFetch()(`${address}?of=second`)
  expect(sent.map(({ url }) => url)).toEqual([`${address}?of=second`])
  expect(sent.map(isOfEndedStory)).toEqual([false])
})

test('a request without a story counts', () => {
  expect(isOfEndedStory(new Request(address))).toBe(false)
})
