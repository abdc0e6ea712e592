import { randomUUID } from 'node:crypto'
import type { ErrorReport } from './error-report-port.ts'
import { readStack } from './stack-frames.ts'

/** The request body for one report: a header, the item's header and the event, a line each. */
export function sentryEnvelope(report: ErrorReport, at: Date): string {
  const eventId = randomUUID().replaceAll('-', '')
  const frames = readStack(report.stack)
  const event = JSON.stringify({
    event_id: eventId,
    timestamp: at.toISOString(),
    platform: report.source === 'page' ? 'javascript' : 'node',
    level: 'error',
    logger: report.source,
    transaction: report.page,
    ...(report.requestId !== undefined && { tags: { request: report.requestId } }),
    exception: {
      values: [
        {
          type: report.name,
          value: report.message,
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
    ...(report.userAgent !== '' && { request: { headers: { 'User-Agent': report.userAgent } } }),
  })
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) }
  return `${JSON.stringify({ event_id: eventId, sent_at: at.toISOString() })}\n${JSON.stringify(item)}\n${event}\n`
}
