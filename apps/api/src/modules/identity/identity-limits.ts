import { networkOf } from '../../platform/limits/network-of.ts'
import type { Attempt } from '../../platform/limits/attempt-limits.ts'
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

function limit(name: string, attempts: number, windowMs: number): AttemptLimit {
  return { name: `identity.${name}`, attempts, windowMs }
}

/**
 * Every limit of identity. What anybody may ask for in somebody's name is counted first for the subject and the network
 * together, and generously for the subject alone: so a stranger spends their own attempts, and only many networks
 * together reach the limit that protects the subject from them.
 */
export const identityLimits = {
  signInPair: limit('sign-in-pair', 10, 15 * minuteMs),
  signInEmail: limit('sign-in-email', 100, hourMs),
  /** A browser that has signed in with the email before: no stranger spends its attempts. */
  signInDevice: limit('sign-in-device', 10, 15 * minuteMs),
  /** Wrong passwords, codes and links from one network. */
  guessNetwork: limit('guess-network', 50, 15 * minuteMs),
  /** Wrong current passwords of a signed-in person. */
  passwordPerson: limit('password-person', 10, 15 * minuteMs),
  /** Another purpose has other limits: sign-ups with somebody's address do not keep them from recovering. */
  signUpPair: limit('sign-up-pair', 10, hourMs),
  signUpEmail: limit('sign-up-email', 30, hourMs),
  recoveryPair: limit('recovery-pair', 10, hourMs),
  recoveryEmail: limit('recovery-email', 30, hourMs),
  smsPair: limit('sms-pair', 10, hourMs),
  smsPhone: limit('sms-phone', 30, hourMs),
  /** A call's code has four digits only. */
  callPerson: limit('call-person', 10, dayMs),
  callPair: limit('call-pair', 10, dayMs),
  callPhone: limit('call-phone', 30, dayMs),
  /** Mails, messages and calls asked for from one network. */
  sendNetwork: limit('send-network', 100, hourMs),
}

/** Attempts to have something sent to a subject, from an address. */
export function sendingAttempt(
  kind: 'signUp' | 'recovery' | 'sms' | 'call',
  subject: string,
  address: string,
): Attempt {
  const network = networkOf(address)
  const { sendNetwork } = identityLimits
  const [pair, all] = {
    signUp: [identityLimits.signUpPair, identityLimits.signUpEmail],
    recovery: [identityLimits.recoveryPair, identityLimits.recoveryEmail],
    sms: [identityLimits.smsPair, identityLimits.smsPhone],
    call: [identityLimits.callPair, identityLimits.callPhone],
  }[kind] as [AttemptLimit, AttemptLimit]
  return [
    [pair, `${subject} ${network}`],
    [all, subject],
    [sendNetwork, network],
  ]
}
