import type { CallOutput } from '@flower-market/api-client/contract'
import type { Db, Trx } from '../../platform/database/database.ts'

type Page = CallOutput<'noticeList'>

/** What a notice is about. */
export type NoticeSubject = Page['items'][number]['about']

function listedOf(db: Db | Trx, personId: string) {
  return db.selectFrom('notices').where('person_id', '=', personId).where('is_listed', '=', true)
}

/** A page of a person's notices, the newest first. */
export async function listNotices(
  db: Db,
  personId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page> {
  const rows = await listedOf(db, personId)
    .select(['id', 'at', 'read_at', 'about'])
    .orderBy('place', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await listedOf(db, personId)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const items = rows.map(({ id, at, read_at: readAt, about }) => ({
    _id: id,
    at: at.toISOString(),
    isRead: readAt !== null,
    about,
  }))
  return { items, page, limit, total: Number(total) }
}

/** How many notices a person has not read. */
export async function countUnread(db: Db | Trx, personId: string): Promise<number> {
  const { unread } = await listedOf(db, personId)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Marks a notice of a person as read, with all older ones where that is wanted. Null for one that is not theirs, else how many were changed. */
export async function markRead(
  trx: Trx,
  { personId, id, isWithOlder, at }: { personId: string; id: string; isWithOlder: boolean; at: Date },
): Promise<number | null> {
  const found = await listedOf(trx, personId).select('place').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('is_listed', '=', true)
    .where('read_at', 'is', null)
    .where('place', isWithOlder ? '<=' : '=', found.place)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
