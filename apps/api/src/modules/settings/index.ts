import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { seedSettings } from './seed-settings.ts'
import { settingsService } from './settings.service.ts'

export { operatorParties, operatorPartyAt } from './operator-party-at.ts'
export { decide, decisionMoment } from './decide.ts'
export { decideFirst } from './seed-settings.ts'
export {
  documentSellerAt,
  methodsAt,
  requisitesAt,
  signatoryAt,
  type DocumentSeller,
} from './requisites-at.ts'
export { settingAt, settingsAt } from './setting-at.ts'
export {
  countDecisions,
  holdingDecision,
  insertDecision,
  latestDecisions,
  lockSetting,
  type StoredDecision,
} from './settings.repository.ts'

/** What the operator decides, each from a moment on; the environment decides where nobody has. */
export async function settingsModule(platform: Platform): Promise<void> {
  const { app, config, database, now, register } = platform
  await seedSettings({ db: database.kysely, seeds: config.settings, now: now(), log: app.log })
  const settings = settingsService(platform)
  register(contract.operatorSettings, () => settings.list())
  register(contract.operatorSettingSet, ({ person, body }) => settings.set(person.personId, body))
}
