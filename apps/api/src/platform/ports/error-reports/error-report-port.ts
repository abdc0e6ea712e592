/** An error of a page or of the server, with nothing about the person in it. */
export interface ErrorReport {
  readonly source: 'page' | 'server'
  readonly name: string
  readonly message: string
  readonly stack: string
  /** The route's pattern. */
  readonly page: string
  readonly userAgent: string
  /** Of the server: the request that failed, as its log lines name it. */
  readonly requestId?: string
}

/** Reports errors to whoever watches them; never rejects, because a failed report must not fail anything else. */
export interface ErrorReportPort {
  report(error: ErrorReport): void
}
