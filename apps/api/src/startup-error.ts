/** The server cannot start for a reason that the person can put right; `message` is one sentence, fit to print alone. */
export class StartupError extends Error {
  override readonly name = 'StartFailure'
}
