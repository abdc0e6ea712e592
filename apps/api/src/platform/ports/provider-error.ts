/** A provider did not take what it was given; `message` holds nothing personal and no secret, so it may be logged. */
export class ProviderError extends Error {
  override readonly name = 'ProviderFailure'

  constructor(provider: string, reason: string) {
    super(`${provider}: ${reason}`)
  }
}
