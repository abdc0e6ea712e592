const header = 'x-story'
const closed = new Set<string>()
let opened = 0
// Stories hold the page's timers, and set its clock.
const { setTimeout: startTimer } = globalThis

/** How the page of one story sends its requests. */
interface StoryNetwork {
  readonly id: string
  readonly fetch: typeof globalThis.fetch
}

const never = new Promise<never>(() => {})

let current = createNetwork(0)

/** Waits for a random time of up to `maxMs`. */
async function waitUpTo(maxMs: number): Promise<void> {
  if (maxMs > 0) await new Promise((resolve) => startTimer(resolve, Math.random() * maxMs))
}

/** Whether a response may carry a body; one of these statuses must not be given any, not even an empty one. */
function hasBody({ status }: Response): boolean {
  return ![204, 205, 304].includes(status)
}

function createNetwork(maxDelayMs: number): StoryNetwork {
  opened += 1
  const id = String(opened)
  return {
    id,
    fetch: async (input, init) => {
      // The page is gone, and with it what would read the answer.
      if (closed.has(id)) return never
      const request = new Request(input, init)
      request.headers.set(header, id)
      const response = await fetch(request)
      await waitUpTo(maxDelayMs)
      const body = hasBody(response) ? await response.blob() : null
      return closed.has(id) ? never : new Response(body, response)
    },
  }
}

/** The names of the locks that this page holds or waits for, one for each request. */
async function locksOfPage(): Promise<string[]> {
  const own = crypto.randomUUID()
  const { held = [], pending = [] } = await navigator.locks.request(own, () => navigator.locks.query())
  const page = held.find(({ name }) => name === own)?.clientId
  return [...held, ...pending].flatMap(({ name = own, clientId }) =>
    name !== own && clientId === page ? [name] : [],
  )
}

/** Releases the locks of a page whose answers never come, as the browser does when a page is closed. */
async function freeLocks(): Promise<void> {
  // Without a secure origin a browser has none.
  if (!('locks' in navigator)) return
  // A request that waits for a lock is granted next and would keep it: it is in the list, too.
  for (const name of await locksOfPage()) await navigator.locks.request(name, { steal: true }, () => {})
}

/**
 * Separates the requests of the story that begins from those of the stories before. A request that a page sends after the end of
 * its story, by a timer or once its code has loaded, would otherwise be answered by the mocks of the next one, or by none; an
 * answer that comes after the end would be written into the storage of the next one. Each answer is delayed by a random
 * time of up to `maxDelayMs`, so that answers come in another order than asked for, which shows what a story does not wait for.
 * Returns a function to call when the story ends.
 */
export function openStoryNetwork(maxDelayMs = 0): () => Promise<void> {
  const network = createNetwork(maxDelayMs)
  current = network
  return () => {
    closed.add(network.id)
    return freeLocks()
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
