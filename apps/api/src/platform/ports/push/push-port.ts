/** A message to one browser, encrypted for it. */
export interface PushMessage {
  /** Where the browser's push service takes it. */
  readonly address: string
  readonly authorization: string
  readonly body: Buffer
  /** How long the service keeps it for a browser that is not there. */
  readonly ttlSeconds: number
}

/** Sends push messages. Rejects with `ProviderError` when the service did not take it. */
export interface PushPort {
  /** Answers `gone` when the browser does not listen any more. */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}
