import type { FastifyBaseLogger } from 'fastify'
import type { ErrorReportPort } from './error-report-port.ts'

/** Writes errors of pages to the log; the server's own are there already. */
export function logReports(log: Pick<FastifyBaseLogger, 'warn'>): ErrorReportPort {
  return {
    report: ({ source, page, name, message, stack }) => {
      if (source === 'page')
        log.warn({ page, err: { name, message, stack } }, 'An error of a page was reported.')
    },
  }
}
