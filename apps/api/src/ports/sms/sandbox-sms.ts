import type { KeepMessage } from '../keep-message.ts'
import type { SmsPort } from './sms-port.ts'

/** Keeps short messages in the outbox. */
export const sandboxSms = (keep: KeepMessage): SmsPort => ({
  send: (sms) => keep({ kind: 'sms', ...sms, subject: '', link: null }),
})
