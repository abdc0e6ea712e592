import type { CallOutput } from '@flower-market/api-client/contract'
import type { Config } from '../../config.ts'

/** What the operator has set and every page needs to know. */
export const shopSettings = (config: Config): CallOutput<'shopSettings'> => ({
  hasSafariWarning: config.hasSafariWarning,
  hasOutbox: config.hasSandbox,
  adminAddress: config.adminAddress ?? null,
})
