/** A short message to one phone. */
export interface Sms {
  /** Digits with the country code. */
  readonly to: string
  readonly text: string
  /** What the person has to type; it stands in `text`, too. */
  readonly code: string
}

/** Sends short messages. Rejects when the provider did not take it. */
export interface SmsPort {
  /** Nobody sends: whoever asks for something to be sent is told so at once, instead of waiting for it. */
  readonly isMissing?: boolean
  send(sms: Sms): Promise<void>
}
