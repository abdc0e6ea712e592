import type { CallOutput } from '@flower-market/api-client/contract'
import type { NoticeChoices, NoticeKind } from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'

/** What a notice is about. */
export type NoticeSubject = Exclude<CallOutput<'noticeList'>['items'][number]['about'], { kind: 'other' }>

interface Notices {
  id: string
  place: Generated<bigint>
  person_id: string
  kind: NoticeKind
  cause: string
  /** Written as JSON. */
  about: ColumnType<NoticeSubject, string>
  at: Date
  is_listed: boolean
  read_at: Generated<Date | null>
  mail_at: Date | null
  push_at: Date | null
}

interface NoticeSettings {
  person_id: string
  /** Written as JSON; kinds that came later are not in it. */
  choices: ColumnType<Partial<NoticeChoices>, string>
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string | null
}

interface PushSubscriptions {
  session_id: string
  person_id: string
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}

/** The tables of notices, what people have chosen about them, and push messages. */
export interface NoticeTables {
  notices: Notices
  notice_settings: NoticeSettings
  push_subscriptions: PushSubscriptions
}
