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
 * together reach the limit that protects the subject from them. A browser that has proved the subject before has attempts
 * of its own, which no stranger can use up.
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
  /** Wrong codes of a second factor: only who has proved to be the person gets as far. */
  codePerson: limit('code-person', 10, 15 * minuteMs),
  codePersonDay: limit('code-person-day', 50, dayMs),
  /** Another purpose has other limits: sign-ups with somebody's address do not keep them from recovering. */
  signUpPair: limit('sign-up-pair', 10, hourMs),
  signUpEmail: limit('sign-up-email', 30, hourMs),
  /** Wrong passwords when the link of a sign-up is opened in another browser than the one that sent the form. Nobody tries without the mail. */
  signUpPassword: limit('sign-up-password', 10, hourMs),
  recoveryPair: limit('recovery-pair', 10, hourMs),
  recoveryEmail: limit('recovery-email', 30, hourMs),
  recoveryDevice: limit('recovery-device', 10, hourMs),
  smsPair: limit('sms-pair', 10, hourMs),
  smsPhone: limit('sms-phone', 30, hourMs),
  smsDevice: limit('sms-device', 10, hourMs),
  /** A call's code has four digits only. */
  callPerson: limit('call-person', 10, dayMs),
  /** So that a few accounts do not use up what all may have a number called. */
  callPersonPhone: limit('call-person-phone', 5, dayMs),
  callPair: limit('call-pair', 10, dayMs),
  callPhone: limit('call-phone', 15, dayMs),
  /** The first call of a person and of a network to a number: calls of others do not use these up. */
  firstCallPerson: limit('first-call-person', 1, dayMs),
  firstCallNetwork: limit('first-call-network', 1, dayMs),
  firstCalls: limit('first-calls', 30, dayMs),
  callDevice: limit('call-device', 10, dayMs),
  /** Exports of a person's data: each reads everything that is stored about them. */
  exportPerson: limit('export-person', 10, hourMs),
  /** Mails, messages and calls asked for from one network. */
  sendNetwork: limit('send-network', 100, hourMs),
}

/** Who asks for something in somebody's name. */
export interface Asker {
  readonly address: string
  /** Whoever no stranger is counted with: a browser that has proved the name before, or a customer. */
  readonly device: string | null
}

/** What counts as one asker of a subject: a browser that it knows, else a network. */
export function askerOf(subject: string, { address, device }: Asker): string {
  return `${subject} ${device ?? networkOf(address)}`
}

type Limits = readonly [pair: AttemptLimit, subject: AttemptLimit, device: AttemptLimit]

const sendingLimits: Readonly<Record<'recovery' | 'sms' | 'call', Limits>> = {
  recovery: [identityLimits.recoveryPair, identityLimits.recoveryEmail, identityLimits.recoveryDevice],
  sms: [identityLimits.smsPair, identityLimits.smsPhone, identityLimits.smsDevice],
  call: [identityLimits.callPair, identityLimits.callPhone, identityLimits.callDevice],
}

/** Attempts to have something sent to a subject. */
export function sendingAttempt(kind: keyof typeof sendingLimits, subject: string, asker: Asker): Attempt {
  const [pair, all, device] = sendingLimits[kind]
  if (asker.device !== null) return [[device, askerOf(subject, asker)]]
  return strangersAttempt([pair, all], subject, asker)
}

/** A call to a phone that nobody has proved. */
export interface StrangersCall {
  readonly phone: string
  readonly personId: string
  readonly address: string
}

/** Attempts to have a stranger called for the first time on a day: instead of the number's calls of that day it has its own. */
export function firstCallAttempt({ phone, personId, address }: StrangersCall): Attempt {
  const { callPair, firstCallNetwork, firstCallPerson, firstCalls, sendNetwork } = identityLimits
  const pair = askerOf(phone, { address, device: null })
  return [
    [firstCallPerson, `${phone} ${personId}`],
    [firstCallNetwork, pair],
    [firstCalls, phone],
    [callPair, pair],
    [sendNetwork, networkOf(address)],
  ]
}

/** Attempts to have the mail of a sign-up sent: nobody has proved the address yet. */
export function signUpAttempt(email: string, address: string): Attempt {
  const { signUpPair, signUpEmail } = identityLimits
  return strangersAttempt([signUpPair, signUpEmail], email, { address, device: null })
}

function strangersAttempt(
  [pair, all]: readonly [AttemptLimit, AttemptLimit],
  subject: string,
  asker: Asker,
): Attempt {
  return [
    [pair, askerOf(subject, asker)],
    [all, subject],
    [identityLimits.sendNetwork, networkOf(asker.address)],
  ]
}
