const header = 'x-story'
const closed = new Set<string>()
let opened = 0

/** How the page of one story sends its requests. */
interface StoryNetwork {
  readonly id: string
  readonly fetch: typeof globalThis.fetch
}

let current = createNetwork()

function createNetwork(): StoryNetwork {
  opened += 1
  const id = String(opened)
  return {
    id,
    fetch: (input, init) => {
      // The page is gone, and with it what would read the answer.
      if (closed.has(id)) return new Promise(() => {})
      const request = new Request(input, init)
      request.headers.set(header, id)
      return fetch(request)
    },
  }
}

/**
 * Separates the requests of the story that begins from those of the stories before. A request that a page sends after the end of
 * its story, by a timer or once its code has loaded, would otherwise be answered by the mocks of the next one, or by none. Returns
 * a function to call when the story ends.
 */
export function openStoryNetwork(): () => void {
  const network = createNetwork()
  current = network
  return () => {
    closed.add(network.id)
  }
}

/** How the clients of the story that runs send their requests. */
export function storyFetch(): typeof globalThis.fetch {
  return current.fetch
}

/** Whether a request was sent by the page of a story that has ended since. */
export function isOfEndedStory(request: Request): boolean {
  return closed.has(request.headers.get(header) ?? '')
}
