import type { CallOutput } from '@flower-market/api-client/contract'
import { isNoticeKind } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { deepPage, deepPart, rowsToRead, type AskedPart } from '../../platform/lists/deep-list.ts'
import type { NoticeSubject } from '../../platform/database/notice-tables.ts'

type Page = CallOutput<'noticeList'>

type ShownSubject = Page['items'][number]['about']

/** What a stored notice is about: a newer version may have stored one of a kind that this version does not know. */
function toShown(about: NoticeSubject): ShownSubject {
  return isNoticeKind(about.kind) ? about : { kind: 'other' }
}

function listedOf(db: Db | Trx, personId: string) {
  return db.selectFrom('notices').where('person_id', '=', personId).where('is_listed', '=', true)
}

async function countListed(db: Db | Trx, personId: string): Promise<number> {
  const { total } = await listedOf(db, personId)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A page of a person's notices, the newest first. Throws `validation-failed` for a cursor of another list. */
export async function listNotices(db: Db, personId: string, asked: AskedPart): Promise<Page> {
  const part = deepPart('notices', personId, asked)
  const listed = listedOf(db, personId)
  const rows = await (part.after === null ? listed : listed.where('place', '<', part.after.number))
    .select(['id', 'place', 'at', 'read_at', 'about'])
    .orderBy('place', 'desc')
    .limit(rowsToRead(part))
    .offset(part.offset)
    .execute()
  const counted = part.counted ?? (await countListed(db, personId))
  const { shown, total, next } = deepPage(part, rows, {
    total: counted,
    placeOf: ({ place }) => ({ number: place }),
  })
  const items = shown.map(({ id, at, read_at: readAt, about }) => ({
    _id: id,
    at: at.toISOString(),
    isRead: readAt !== null,
    about: toShown(about),
  }))
  return { items, page: asked.page, limit: asked.limit, total, next }
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
