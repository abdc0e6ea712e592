/** The SQLSTATE of an error of PostgreSQL, the code of one of the socket; empty for any other. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

// Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html, then those of the socket, also of one that
// finds no file descriptor.
const unavailableCodes =
  /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/u

// pg gives these no code.
const unavailableMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/u

/** Whether the database cannot answer now: down, restarting, overloaded. Trying again may help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    unavailableCodes.test(codeOf(error)) ||
    (error instanceof Error && unavailableMessages.test(error.message))
  )
}

/** Whether a transaction with one snapshot has met what another has committed since. */
export function isSerializationFailure(error: unknown): boolean {
  return codeOf(error) === '40001'
}

/** Whether a text holds what PostgreSQL cannot keep: a null character or a broken surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].includes(codeOf(error))
}
