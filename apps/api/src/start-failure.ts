/** The server cannot start for a reason that the person can put right; `message` is one sentence, fit to print alone. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
