import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

function limit(name: string, attempts: number, windowMs: number): AttemptLimit {
  return { name: `identity.${name}`, attempts, windowMs }
}

/** Every limit of identity, a key being an email, a phone, a person or a network. */
export const identityLimits = {
  signInEmail: limit('sign-in-email', 10, 15 * minuteMs),
  /** Wrong passwords, codes and links from one network. */
  guessNetwork: limit('guess-network', 50, 15 * minuteMs),
  /** Wrong current passwords of a signed-in person. */
  passwordPerson: limit('password-person', 10, 15 * minuteMs),
  mailEmail: limit('mail-email', 10, hourMs),
  smsPhone: limit('sms-phone', 10, hourMs),
  /** A call's code has four digits only. */
  callPerson: limit('call-person', 10, dayMs),
  callPhone: limit('call-phone', 10, dayMs),
  /** Mails, messages and calls asked for from one network. */
  sendNetwork: limit('send-network', 100, hourMs),
}
