import type { CallOutput } from '@flower-market/api-client/contract'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { isVerificationRequired } from '../../platform/settings/verification-setting.ts'

/** What the operator has set and every page needs to know. */
export async function shopSettings(config: Config, database: Database): Promise<CallOutput<'shopSettings'>> {
  return {
    hasSafariWarning: config.hasSafariWarning,
    hasSandboxInbox: config.hasSandbox,
    isVerificationRequired: await isVerificationRequired(database),
    adminAddress: config.adminAddress ?? null,
  }
}
