/** How many rows a run of work that comes every minute takes at most. */
export const fewAtOnce = 50

function throwAll(failures: readonly unknown[], failed: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${failed}.`)
}

/**
 * Does `work` for one row after the other; a row that fails does not keep the others. Throws an AggregateError
 * afterwards where some failed: "3 orders were not canceled.", of which `failed` is all but the number.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  failed: string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error))
  throwAll(failures, failed)
}

/** The same for all rows at once, where the work waits for somebody else's server. */
export async function runTogether<Row>(
  rows: readonly Row[],
  failed: string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const outcomes = await Promise.allSettled(rows.map(work))
  throwAll(
    outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
    failed,
  )
}
