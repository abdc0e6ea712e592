/** An error of a page or of the server, with nothing about the person in it. */
export interface ErrorReport {
  readonly source: 'page' | 'server'
  readonly name: string
  readonly message: string
  readonly stack: string
  /** The route's pattern. */
  readonly page: string
  readonly userAgent: string
}

/** Reports errors to whoever watches them; never rejects, because a failed report must not fail anything else. */
export interface ErrorReportPort {
  report(error: ErrorReport): void
}
