import { Client, type QueryConfig } from 'pg'
import { vi } from 'vitest'
import { tablesOfSeqScans, type ExplainedRow } from './query-plans.ts'

/** A statement with the values of the first time that it was sent. */
interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** How often it was sent, whatever its values. */
  readonly times: number
}

/** Statements by their text. */
export type SentStatements = ReadonlyMap<string, SentStatement>

/** Keeps what all connections of this process send from now on, each text once with its number; `stop` ends it. */
export function recordStatements(): { readonly sent: SentStatements; readonly stop: () => void } {
  const sent = new Map<string, SentStatement>()
  const query: (this: Client, ...asked: unknown[]) => unknown = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function record(
    this: Client,
    ...asked: unknown[]
  ) {
    const [statement, separate] = asked as [string | QueryConfig, unknown]
    const { text, values = [] } =
      typeof statement === 'string' ? { text: statement, values: separate } : statement
    const known = sent.get(text) ?? { text, values: Array.isArray(values) ? values : [], times: 0 }
    sent.set(text, { ...known, times: known.times + 1 })
    return query.apply(this, asked) as never
  })
  return { sent, stop: () => spy.mockRestore() }
}

const planned = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/iu
/** The library's own. */
const ofJobs = /\bjobs\./u

/** The statements that read or write the shop's tables, without those of the library for jobs. */
export function shopStatements(sent: SentStatements): readonly SentStatement[] {
  return [...sent.values()].filter(({ text }) => planned.test(text) && !ofJobs.test(text))
}

/** Which tables statements read whole for want of an index, a line each. */
export async function missingIndexes(
  connectionString: string,
  sent: SentStatements,
  smallTables: ReadonlySet<string>,
): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  // Tables of a test are so small that reading them whole is cheaper: it is forbidden, so that a missing index shows.
  await client.query('SET enable_seqscan = off')
  const found: string[] = []
  for (const { text, values } of shopStatements(sent)) {
    const { rows } = await client.query<ExplainedRow>(`EXPLAIN (FORMAT JSON) ${text}`, [...values])
    const whole = tablesOfSeqScans(rows).filter((table) => !smallTables.has(table))
    if (whole.length > 0) found.push(`${whole.join(', ')}: ${text.replaceAll(/\s+/gu, ' ')}`)
  }
  await client.end()
  return found
}
