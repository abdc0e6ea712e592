import type { CallOutput } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { KeepMessage } from '../../platform/ports/keep-message.ts'

type Entry = CallOutput<'outboxList'>[number]

const listedEntries = 100
const keptEntries = 1000

const keep = {
  name: 'sandbox-messages-keep',
  text: `WITH kept AS (
      INSERT INTO sandbox_messages (kind, recipient, subject, text, link, code, at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id
    )
    DELETE FROM sandbox_messages USING kept WHERE sandbox_messages.id <= kept.id - ${keptEntries}`,
}

/** Keeps messages; the oldest of more than a thousand goes. */
export function sandboxInbox(database: Database, now: () => Date): KeepMessage {
  return async ({ kind, to, subject, text, link, code }) => {
    await database.query(keep, [kind, to, subject, text, link, code, now()])
  }
}

const list = {
  name: 'sandbox-messages-list',
  text: `SELECT id, kind, recipient, subject, text, link, code, at FROM sandbox_messages
    WHERE $1::text IS NULL OR recipient = $1 ORDER BY at DESC, id DESC LIMIT ${listedEntries}`,
}

type Row = Omit<Entry, '_id' | 'to' | 'at'> & { id: bigint; recipient: string; at: Date }

/** The last hundred messages, newest first; those to one address or phone where `to` is given. */
export async function listMessages(database: Database, to: string | null): Promise<Entry[]> {
  const rows = await database.query<Row>(list, [to])
  return rows.map(({ id, recipient, at, kind, subject, text, link, code }) => ({
    _id: String(id),
    kind,
    to: recipient,
    subject,
    text,
    link,
    code,
    at: at.toISOString(),
  }))
}
