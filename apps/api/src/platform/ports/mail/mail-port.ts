import type { MailKind, MailValues } from '@flower-market/flower-domain'

/** A mail to one person, written already in their language. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The page that the mail leads to; it stands in `text`, too. */
  readonly link: string | null
}

/** A mail written from the text that the product brings; a text of the operator's may take its place. */
export interface WrittenMail extends Mail {
  readonly kind: MailKind
  readonly values: MailValues
}

/** Sends mail. Rejects when the provider did not take it. */
export interface MailPort {
  /** Nobody sends: whoever asks for something to be sent is told so at once, instead of waiting for it. */
  readonly isMissing?: boolean
  send(mail: Mail): Promise<void>
}
