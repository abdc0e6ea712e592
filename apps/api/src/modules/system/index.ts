import type { Platform } from '../../platform/platform.ts'
import { errorReportsRoutes } from './error-reports.routes.ts'
import { systemRoutes } from './system.routes.ts'

/** The state of the process, the operator's settings and error reports. */
export function systemModule(platform: Platform): void {
  const { register, ports, limits } = platform
  systemRoutes(platform)
  errorReportsRoutes(register, ports.errorReports, limits)
}
