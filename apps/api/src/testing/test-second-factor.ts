import { totpPeriodSeconds } from '@flower-market/flower-domain'
import { TOTP } from 'otpauth'
import { testPassword } from './test-people.ts'
import type { Visitor } from './visitor.ts'

/** What an authenticator with a secret shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret }).generate({ timestamp: moment.getTime() })
}

/** The moment at which an authenticator shows its next code. */
export function nextStep(moment: Date): Date {
  return new Date(moment.getTime() + totpPeriodSeconds * 1000)
}

/** Sets somebody's second factor up; `now` is the shop's clock. */
export async function setUpSecondFactor(browser: Visitor, now: Date) {
  const { secret } = (await browser.call('secondFactorBegin', { body: { password: testPassword } })).ok
  const body = { code: codeAt(secret, now) }
  const { recoveryCodes } = (await browser.call('secondFactorConfirm', { body })).ok
  return { secret, recoveryCodes }
}
