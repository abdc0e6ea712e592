/** Why the embedded database refused: what `main` may act on; the message is the sentence for the person. */
export type EmbeddedPostgresErrorCode =
  | 'in-use'
  | 'damaged'
  | 'other-version'
  | 'unreachable'
  | 'unsupported-platform'
  | 'cannot-start'

/** The embedded database cannot be used; `message` is one complete sentence or two, fit to print alone. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The refusal for a data folder that PostgreSQL cannot open; `reason` ends without a full stop. */
export function damagedFolder(directory: string, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'damaged',
    `The data folder ${directory} is damaged (${reason}). ` +
      'Put a backup in its place, or move it away to start with an empty database.',
  )
}
