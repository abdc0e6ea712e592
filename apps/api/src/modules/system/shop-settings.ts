import type { CallOutput } from '@flower-market/api-client/contract'
import type { Config } from '../../platform/config.ts'

/** What the operator has set and every page needs to know. */
export function shopSettings(config: Config): CallOutput<'shopSettings'> {
  return {
    hasSafariWarning: config.hasSafariWarning,
    hasSandboxInbox: config.hasSandbox,
    adminAddress: config.adminAddress ?? null,
  }
}
