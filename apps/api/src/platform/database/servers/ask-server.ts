import { Client } from 'pg'

/** Below the time that the pool gives a new connection. */
const answerWithinMs = 3_000
const askedAgainAfterMs = 1_000

/** Asks one of several servers by a connection of its own; rejects when it does not answer within three seconds. */
export async function askServer<Row extends object>(connectionString: string, text: string): Promise<Row> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    application_name: 'flower-market-servers',
  })
  // A server that goes away while it is asked fails the question, too.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Row>(text)
    return rows[0] as Row
  } finally {
    void client.end().catch(() => {})
  }
}

/** Lets all who ask within a second share one answer, a failure as well. */
export function sharedForASecond<A>(
  ask: () => Promise<A>,
  elapsedMs: () => number = () => performance.now(),
): () => Promise<A> {
  let asked: { readonly at: number; readonly answer: Promise<A> } | null = null
  return () => {
    const at = elapsedMs()
    if (asked === null || at - asked.at >= askedAgainAfterMs) asked = { at, answer: ask() }
    return asked.answer
  }
}
