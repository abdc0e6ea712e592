import { attemptLimiter } from '../../platform/limits/attempt-limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Every limit of identity, a key being an email, a phone, a person or a network. */
export type Limits = ReturnType<typeof identityLimits>

/** Makes the limits of one server. */
export function identityLimits(now: () => Date) {
  return {
    signInEmail: attemptLimiter(10, 15 * minuteMs, now),
    /** Wrong passwords, codes and links from one network. */
    guessNetwork: attemptLimiter(50, 15 * minuteMs, now),
    /** Wrong current passwords of a signed-in person. */
    passwordPerson: attemptLimiter(10, 15 * minuteMs, now),
    mailEmail: attemptLimiter(10, hourMs, now),
    smsPhone: attemptLimiter(10, hourMs, now),
    /** A call's code has four digits only. */
    callPerson: attemptLimiter(10, dayMs, now),
    callPhone: attemptLimiter(10, dayMs, now),
    /** Mails, messages and calls asked for from one network. */
    sendNetwork: attemptLimiter(100, hourMs, now),
  }
}
