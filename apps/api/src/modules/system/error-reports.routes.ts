import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { ErrorReportPort } from '../../platform/ports/error-reports/error-report-port.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { AttemptLimits } from '../../platform/limits/attempt-limits.ts'

const reports = { name: 'system.error-reports', attempts: 20, windowMs: 60_000 }

/** Errors of pages, on their way to the operator; a page that fails in a loop is heard twenty times a minute. */
export function errorReportsRoutes(
  register: Register,
  errorReports: ErrorReportPort,
  limits: AttemptLimits,
): void {
  register(contract.errorReport, async ({ body, request }) => {
    await limits.take([reports, networkOf(clientAddress(request))])
    errorReports.report({ source: 'page', ...body })
    return {}
  })
}
