/** A mail to one person, written already in their language. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The page that the mail leads to; it stands in `text`, too. */
  readonly link: string | null
}

/** Sends mail. Rejects when the provider did not take it. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
