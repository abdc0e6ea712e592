import type { KeepMessage } from '../keep-message.ts'
import type { MailPort } from './mail-port.ts'

/** Keeps mails in the outbox. */
export const sandboxMail = (keep: KeepMessage): MailPort => ({
  send: (mail) => keep({ kind: 'mail', ...mail, code: null }),
})
