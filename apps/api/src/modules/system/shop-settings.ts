import type { CallOutput } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { operatorParties, settingsAt } from '../settings/index.ts'

/** What the operator has set and every page needs to know. */
export async function shopSettings({
  config,
  database: { kysely },
  now,
  sites,
}: Pick<Platform, 'config' | 'database' | 'now' | 'sites'>): Promise<CallOutput<'shopSettings'>> {
  const { verification, ...said } = await settingsAt(
    kysely,
    ['verification', 'requisites', 'contacts'],
    now(),
  )
  return {
    hasSafariWarning: config.hasSafariWarning,
    hasSandboxInbox: config.hasSandbox,
    isVerificationRequired: verification === 'required',
    adminAddress: sites.staffAddress(),
    operator: operatorParties(said),
  }
}
