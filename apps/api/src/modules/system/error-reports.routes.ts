import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../api-error.ts'
import type { Register } from '../../plugins/endpoints.ts'
import type { ErrorReportPort } from '../../ports/error-reports/error-report-port.ts'
import { attemptLimiter } from '../identity/limits/attempt-limiter.ts'

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
