import type { FastifyBaseLogger } from 'fastify'
import type { ErrorReport, ErrorReportPort } from './error-report-port.ts'
import { sentryEnvelope } from './sentry-envelope.ts'

/** Where reports go and what they go by. */
export interface SentryOptions {
  readonly dsn: string
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** @default 10 000 */
  readonly timeoutMs?: number
}

const mostWaiting = 30
const pauseMs = 60_000

/**
 * Sends reports by the Sentry protocol, one after the other. What does not fit into the queue, or comes while the
 * receiver wants no more, is dropped: errors come in crowds, and the first ones tell the story.
 */
export function sentryReports({ dsn, now, log, timeoutMs = 10_000 }: SentryOptions): ErrorReportPort {
  const { endpoint, key } = readDsn(dsn)
  const waiting: ErrorReport[] = []
  let isSending = false
  let pausedUntil = 0

  const pause = (reason: string, ms = pauseMs): void => {
    pausedUntil = now().getTime() + ms
    waiting.length = 0
    log.warn(`Error reports are not delivered for ${Math.round(ms / 1000)} s: ${reason}.`)
  }

  const send = async (report: ErrorReport): Promise<void> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: sentryEnvelope(report, now()),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=flower-market/1, sentry_key=${key}`,
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    pause(`status ${response.status}`, retryAfterMs(response.headers.get('retry-after')))
  }

  const sendAll = async (): Promise<void> => {
    isSending = true
    for (let report = waiting.shift(); report !== undefined; report = waiting.shift()) {
      await send(report).catch(() => pause('the receiver cannot be reached'))
    }
    isSending = false
  }

  return {
    report(error) {
      if (waiting.length >= mostWaiting || now().getTime() < pausedUntil) return
      waiting.push(error)
      if (!isSending) void sendAll()
    },
  }
}

function readDsn(dsn: string): { endpoint: string; key: string } {
  const { protocol, host, pathname, username } = new URL(dsn)
  const cut = pathname.lastIndexOf('/')
  const path = `${pathname.slice(0, cut)}/api/${pathname.slice(cut + 1)}/envelope/`
  return { endpoint: `${protocol}//${host}${path}`, key: username }
}

/** Seconds, as the protocol has it; between a second and an hour. */
function retryAfterMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 3600) * 1000 : undefined
}
