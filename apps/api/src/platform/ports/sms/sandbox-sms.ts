import type { KeepMessage } from '../keep-message.ts'
import type { SmsPort } from './sms-port.ts'

/** Keeps short messages in the sandbox inbox. */
export function sandboxSms(keep: KeepMessage): SmsPort {
  return {
    send: (sms) => keep({ kind: 'sms', ...sms, subject: '', link: null }),
  }
}
