import type { CallOutput } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { operatorPartyAt, settingAt } from '../settings/index.ts'

/** What the operator has set and every page needs to know. */
export async function shopSettings({
  config,
  database: { kysely },
  now,
  sites,
}: Pick<Platform, 'config' | 'database' | 'now' | 'sites'>): Promise<CallOutput<'shopSettings'>> {
  return {
    hasSafariWarning: config.hasSafariWarning,
    hasSandboxInbox: config.hasSandbox,
    isVerificationRequired: (await settingAt(kysely, 'verification', now())) === 'required',
    adminAddress: sites.staffAddress(),
    operator: await operatorPartyAt(kysely, now()),
  }
}
