import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { keepStorageApart } from './isolated-storage.ts'
import { isOfEndedStory } from '@flower-market/app-runtime/story-network'

const failures: string[] = []

function isCall(request: Request) {
  return /^\/api(\/|$)/.test(new URL(request.url).pathname)
}

/** Storybook's iframe may be served below a path, as the shop does; the iframe of a test run has another path. */
function isStorybookFrame() {
  return location.pathname.endsWith('/iframe.html')
}

/** Starts the worker that answers every story's calls; a call that no handler answers counts as a failure. */
export async function startMockWorker() {
  const isFrame = isStorybookFrame()
  if (isFrame) keepStorageApart()
  const worker = setupWorker()
  worker.events.on('unhandledException', ({ error, request }) => {
    if (isOfEndedStory(request)) return
    failures.push(`${request.method} ${request.url}: the mock threw ${String(error)}`)
  })
  await worker.start({
    quiet: true,
    serviceWorker: { url: isFrame ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { request } = frame.data
      if (!isCall(request) || isOfEndedStory(request)) return
      failures.push(`${request.method} ${request.url}: no mock answers this call`)
    },
  })
  return worker
}

/** Forgets what went wrong in an earlier story. */
export function forgetMockFailures() {
  failures.length = 0
}

/** Throws when a mock threw, or a call had no mock, since the story began. */
export function expectSoundMocks() {
  if (failures.length > 0) throw new Error(failures.join('\n'))
}
