import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

const failures: string[] = []

const isCall = (request: Request) => /^\/api(\/|$)/.test(new URL(request.url).pathname)

/** Starts the worker that answers every story's calls; a call that no handler answers counts as a failure. */
export const startMockWorker = async () => {
  const worker = setupWorker()
  worker.events.on('unhandledException', ({ error, request }) => {
    failures.push(`${request.method} ${request.url}: the mock threw ${String(error)}`)
  })
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame) || !isCall(frame.data.request)) return
      failures.push(`${frame.data.request.method} ${frame.data.request.url}: no mock answers this call`)
    },
  })
  return worker
}

/** Forgets what went wrong in an earlier story. */
export const forgetMockFailures = () => {
  failures.length = 0
}

/** Throws when a mock threw, or a call had no mock, since the story began. */
export const expectSoundMocks = () => {
  if (failures.length > 0) throw new Error(failures.join('\n'))
}
