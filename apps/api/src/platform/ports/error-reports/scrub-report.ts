import { scrub } from '../../logging/scrub.ts'
import type { ErrorReport } from './error-report-port.ts'

/** A report without anything about the person, and no longer than the contract allows a page to send. */
export function scrubReport(report: ErrorReport): ErrorReport {
  const { source, name, message, stack, page, userAgent, requestId } = report
  return {
    source,
    name: scrub(name.slice(0, 100)),
    message: scrub(message.slice(0, 1000)),
    stack: scrub(stack.slice(0, 8000)),
    page: scrub(page.slice(0, 200)),
    userAgent: scrub(userAgent.slice(0, 500)),
    ...(requestId !== undefined && { requestId }),
  }
}
