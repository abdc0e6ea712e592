import type { FastifyInstance } from 'fastify'
import type { ErrorReportPort } from '../ports/error-reports/error-report-port.ts'
import { errorOf } from './error-handler.ts'

/** Reports every answer of 500 or more, by the route's pattern and the request's id: nothing of its address or body. */
export function registerErrorReports(app: FastifyInstance, errorReports: ErrorReportPort): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const error = errorOf(request)
    if (error !== undefined) {
      const { name, message, stack = '' } = error
      const page = `${request.method} ${request.routeOptions.url ?? '(no route)'}`
      errorReports.report({
        source: 'server',
        name,
        message,
        stack,
        page,
        userAgent: '',
        requestId: request.id,
      })
    }
    done()
  })
}
