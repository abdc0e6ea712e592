import { events, type CallInput, type CallOutput } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { AskedPart } from '../../platform/lists/deep-list.ts'
import { publish } from '../../platform/events/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import { readNoticeSettings, writeNoticeSettings, type NoticeSettings } from './notice-settings.repository.ts'
import { isPushedTo, keepPushSubscription, removePushSubscription } from './push-subscriptions.repository.ts'
import { countUnread, listNotices, markRead } from './notices.repository.ts'

/** Makes the service of notices. */
export function noticesService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    /** A page of a person's notices. */
    list: (personId: string, query: AskedPart) => listNotices(kysely, personId, query),

    /** How many of them are unread. */
    unread: async (personId: string): Promise<CallOutput<'noticeUnread'>> => ({
      unread: await countUnread(kysely, personId),
    }),

    /** Marks one as read, with all older ones where that is wanted, and tells the person's other pages. Throws `not-found`. */
    read: (
      personId: string,
      { _id: id, isWithOlder }: CallInput<'noticeRead'>['body'],
    ): Promise<CallOutput<'noticeRead'>> =>
      transaction(async (trx) => {
        const changed = await markRead(trx, { personId, id, isWithOlder, at: now() })
        if (changed === null) throw new ApiError('not-found')
        if (changed > 0) await publish(trx, events['notices-changed'], { person: personId }, {})
        return { unread: await countUnread(trx, personId) }
      }),

    /** What a person has chosen. */
    settings: (personId: string): Promise<NoticeSettings> => readNoticeSettings(kysely, personId),

    /** Writes what a person chooses. */
    async saveSettings(personId: string, settings: NoticeSettings): Promise<NoticeSettings> {
      await writeNoticeSettings(kysely, personId, settings)
      return readNoticeSettings(kysely, personId)
    },

    /** Whether the browser of a session is pushed to. */
    isPushedTo: (sessionId: string): Promise<boolean> => isPushedTo(kysely, sessionId),

    /** Has the browser of a session pushed to. */
    pushOn: (
      { personId, sessionId }: { personId: string; sessionId: string },
      body: CallInput<'noticePushOn'>['body'],
    ): Promise<void> =>
      transaction((trx) => keepPushSubscription(trx, { personId, sessionId, at: now() }, body)),

    /** Has it not pushed to any more. */
    pushOff: (sessionId: string): Promise<void> => removePushSubscription(kysely, sessionId),
  }
}
