import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { ErrorReportPort } from '../../platform/ports/error-reports/error-report-port.ts'
import { attemptLimiter } from '../../platform/limits/attempt-limiter.ts'

const reportsPerMinute = 20

/** Errors of pages, on their way to the operator; a page that fails in a loop is heard twenty times a minute. */
export function errorReportsRoutes(register: Register, errorReports: ErrorReportPort, now: () => Date): void {
  const limiter = attemptLimiter(reportsPerMinute, 60_000, now)
  register(contract.errorReport, ({ body, request }) => {
    if (limiter.take(request.ip) === null) throw new ApiError('too-many-requests')
    errorReports.report({ source: 'page', ...body })
    return {}
  })
}
