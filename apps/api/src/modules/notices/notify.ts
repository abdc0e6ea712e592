import { randomUUID } from 'node:crypto'
import { events } from '@flower-market/api-client/contract'
import { quietUntil } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import type { NoticeSubject } from '../../platform/database/notice-tables.ts'
import { publish } from '../../platform/events/publish.ts'
import { hasPushSubscription } from './push-subscriptions.repository.ts'
import { readNoticeSettings } from './notice-settings.repository.ts'

/** What somebody is notified of. */
export interface Notification {
  readonly personId: string
  readonly about: NoticeSubject
  /** What has happened: nobody is notified of the same cause twice. */
  readonly cause: string
  readonly at: Date
  /** After this moment it is of no use: then it is neither mailed nor pushed. */
  readonly until?: Date
  /** Sends its email after a delay, where the cause has one of its own. @default the mail of notices */
  readonly sendMail?: (delayMs: number) => Promise<void>
}

/**
 * Notifies a person in the transaction of the cause, by the ways that they have chosen: the list in the app at once, mail and
 * push messages after their quiet hours. A repeat does nothing.
 */
export async function notify(trx: Trx, notification: Notification): Promise<void> {
  const { personId, about, cause, at, until, sendMail } = notification
  const { choices, quietHours } = await readNoticeSettings(trx, personId)
  const ways = choices[about.kind]
  const due = (quietHours && quietUntil(at, quietHours)) ?? at
  const isInTime = until === undefined || due < until
  const isMailed = ways.mail && isInTime
  const isPushed = ways.push && isInTime && (await hasPushSubscription(trx, personId))
  const written = await trx
    .insertInto('notices')
    .values({
      id: randomUUID(),
      person_id: personId,
      kind: about.kind,
      cause,
      about: JSON.stringify(about),
      at,
      is_listed: ways.app,
      mail_at: isMailed && sendMail === undefined ? due : null,
      push_at: isPushed ? due : null,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return
  if (ways.app) await publish(trx, events['notices-changed'], { person: personId }, {})
  if (isMailed) await sendMail?.(due.getTime() - at.getTime())
}
