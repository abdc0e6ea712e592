import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { keepStorageApart } from './isolated-storage.ts'

const failures: string[] = []

function isCall(request: Request) {
  return /^\/api(\/|$)/.test(new URL(request.url).pathname)
}

/** Storybook's iframe may be served below a path, as the shop does; the iframe of a test run has another path. */
function isStorybookFrame() {
  return location.pathname.endsWith('/iframe.html')
}

/** The call by which a page reports that it was left: it comes after the end of its story, when the story's mocks are gone. */
const leaving = http.post('*/api/desk/watch', () => HttpResponse.json({ watchers: [] }))

/** Starts the worker that answers every story's calls; a call that no handler answers counts as a failure. */
export async function startMockWorker() {
  const isFrame = isStorybookFrame()
  if (isFrame) keepStorageApart()
  const worker = setupWorker(leaving)
  worker.events.on('unhandledException', ({ error, request }) => {
    failures.push(`${request.method} ${request.url}: the mock threw ${String(error)}`)
  })
  await worker.start({
    quiet: true,
    serviceWorker: { url: isFrame ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame) || !isCall(frame.data.request)) return
      failures.push(`${frame.data.request.method} ${frame.data.request.url}: no mock answers this call`)
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
