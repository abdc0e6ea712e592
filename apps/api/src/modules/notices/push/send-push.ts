import { isNoticeKind, operators } from '@flower-market/flower-domain'
import type { Db } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publicOriginOf } from '../../../platform/http/public-origin.ts'
import { noticeLetterOf } from '../../identity/index.ts'
import { settingAt } from '../../settings/index.ts'
import { encryptMessage } from './encrypt-message.ts'
import { authorizationFor, type PushKeys } from './push-keys.ts'

const daySeconds = 24 * 3600
const prefixes = { ru: '', en: '/en' } as const

/** To which browser which notice is pushed. */
export interface PushedNotice {
  readonly noticeId: string
  readonly sessionId: string
}

/** How a push service reaches the operator: by the shop's address, and by email where that is not one for everybody. */
async function contactOf(db: Db, origin: string, at: Date): Promise<string | null> {
  if (origin.startsWith('https:')) return origin
  const contacts = await settingAt(db, 'contacts', at)
  return contacts && `mailto:${contacts.email}`
}

/**
 * Pushes a notice to a browser, in the language of its person; not one that was read meanwhile, and not to a browser that has
 * signed out. A browser that does not listen any more is forgotten, and a notice of a kind that this version does not know is left
 * to a newer process.
 */
export async function sendPush(
  { app, config, database, ports, now }: Pick<Platform, 'app' | 'config' | 'database' | 'ports' | 'now'>,
  keys: PushKeys,
  { noticeId, sessionId }: PushedNotice,
): Promise<void> {
  const { kysely } = database
  const found = await kysely
    .selectFrom('notices')
    .innerJoin('push_subscriptions', 'push_subscriptions.person_id', 'notices.person_id')
    .innerJoin('people', 'people.id', 'notices.person_id')
    .select(['kind', 'about', 'endpoint', 'p256dh', 'auth', 'locale'])
    .where('notices.id', '=', noticeId)
    .where('read_at', 'is', null)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (found === undefined) return
  const { kind, about, endpoint: address, locale } = found
  if (!isNoticeKind(kind)) {
    await kysely.updateTable('notices').set({ push_at: now() }).where('id', '=', noticeId).execute()
    return
  }
  const { path, subject } = noticeLetterOf(about, locale)
  const at = now()
  const shown = {
    title: subject,
    body: operators[locale].shop,
    path: prefixes[locale] + path,
    tag: noticeId,
  }
  const answer = await ports.push.send({
    address,
    authorization: authorizationFor(keys, {
      address,
      contact: await contactOf(kysely, publicOriginOf(app, config)(), at),
      now: at,
    }),
    body: encryptMessage(JSON.stringify(shown), found),
    ttlSeconds: daySeconds,
  })
  if (answer === 'gone')
    await kysely.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}
