import { TOTP } from 'otpauth'
import type { Page } from '@playwright/test'

/** An authenticator shows another code after it. */
const stepMs = 30_000

/** What the authenticator shows by the server's clock, so many steps later. */
export async function codeOf(page: Page, secret: string, stepsLater: 0 | 1): Promise<string> {
  const { date } = (await page.request.get('/api/live')).headers()
  return new TOTP({ secret }).generate({ timestamp: Date.parse(date ?? '') + stepsLater * stepMs })
}
