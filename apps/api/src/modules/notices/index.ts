import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { handleNoticesJobs } from './notices-jobs.ts'
import { noticesService } from './notices.service.ts'
import { readPushKeys } from './push/push-keys.ts'

export { notify } from './notify.ts'

/** What people are notified of, and how they want to be. */
export async function noticesModule(platform: Platform): Promise<void> {
  const { register } = platform
  const keys = await readPushKeys(platform.database.kysely)
  handleNoticesJobs(platform, keys)
  const notices = noticesService(platform)
  register(contract.noticeList, ({ person, query }) => notices.list(person.personId, query))
  register(contract.noticeUnread, ({ person }) => notices.unread(person.personId))
  register(contract.noticeRead, ({ person, body }) => notices.read(person.personId, body))
  register(contract.noticeSettings, ({ person }) => notices.settings(person.personId))
  register(contract.noticeSettingsSet, ({ person, body }) => notices.saveSettings(person.personId, body))
  register(contract.noticePush, async ({ person }) => ({
    publicKey: keys.publicKey,
    isOn: await notices.isPushedTo(person.sessionId),
  }))
  register(contract.noticePushOn, async ({ person, body }) => {
    await notices.pushOn(person, body)
    return {}
  })
  register(contract.noticePushOff, async ({ person }) => {
    await notices.pushOff(person.sessionId)
    return {}
  })
}
