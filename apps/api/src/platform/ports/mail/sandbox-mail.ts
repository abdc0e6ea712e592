import type { KeepMessage } from '../keep-message.ts'
import type { MailPort } from './mail-port.ts'

/** Keeps mails in the sandbox inbox. */
export function sandboxMail(keep: KeepMessage): MailPort {
  return {
    send: (mail) => keep({ kind: 'mail', ...mail, code: null }),
  }
}
