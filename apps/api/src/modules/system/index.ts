import type { Platform } from '../../platform/platform.ts'
import { errorReportsRoutes } from './error-reports.routes.ts'
import { systemRoutes } from './system.routes.ts'

/** The state of the process, the operator's settings and error reports. */
export function systemModule({ register, database, config, ports, limits }: Platform): void {
  systemRoutes(register, database, config)
  errorReportsRoutes(register, ports.errorReports, limits)
}
