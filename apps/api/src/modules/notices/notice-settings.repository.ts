import type { CallOutput } from '@flower-market/api-client/contract'
import { defaultNoticeChoices } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'

/** Of what a person is notified by which ways, and when they are not to be disturbed. */
export type NoticeSettings = CallOutput<'noticeSettings'>

/** What a person has chosen; the default for what they have not chosen. */
export async function readNoticeSettings(db: Db | Trx, personId: string): Promise<NoticeSettings> {
  const row = await db
    .selectFrom('notice_settings')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) return { choices: defaultNoticeChoices, quietHours: null }
  const { choices, quiet_from: from, quiet_to: to, time_zone: timeZone } = row
  return {
    choices: { ...defaultNoticeChoices, ...choices },
    quietHours: from === null || to === null || timeZone === null ? null : { from, to, timeZone },
  }
}

/** Writes what a person has chosen. */
export async function writeNoticeSettings(
  db: Db,
  personId: string,
  { choices, quietHours }: NoticeSettings,
): Promise<void> {
  const chosen = {
    choices: JSON.stringify(choices),
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    time_zone: quietHours?.timeZone ?? null,
  }
  await db
    .insertInto('notice_settings')
    .values({ person_id: personId, ...chosen })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((eb) => ({
        choices: eb.ref('excluded.choices'),
        quiet_from: eb.ref('excluded.quiet_from'),
        quiet_to: eb.ref('excluded.quiet_to'),
        time_zone: eb.ref('excluded.time_zone'),
      })),
    )
    .execute()
}
