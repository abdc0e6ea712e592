import { expect, test } from 'vitest'
import { runEach, runTogether } from './run-each.ts'

for (const run of [runEach, runTogether]) {
  test(`${run.name} does all rows and then throws what failed`, async () => {
    const done: number[] = []
    const work = async (row: number): Promise<void> => {
      await Promise.resolve()
      if (row % 2 === 0) throw new Error(`No ${row}`)
      done.push(row)
    }
    const failure = await run([1, 2, 3, 4, 5], 'rows were not done', work).catch((error: unknown) => error)
    expect(done).toEqual([1, 3, 5])
    expect(failure).toBeInstanceOf(AggregateError)
    expect(failure).toMatchObject({
      message: '2 rows were not done.',
      errors: [new Error('No 2'), new Error('No 4')],
    })
    await expect(run([1, 3], 'rows were not done', work)).resolves.toBeUndefined()
  })
}

/** How many rows of three are worked on at the same time. */
async function most(run: typeof runEach): Promise<number> {
  let [running, peak] = [0, 0]
  await run([1, 2, 3], '', async () => {
    peak = Math.max(peak, (running += 1))
    await new Promise(setImmediate)
    running -= 1
  })
  return peak
}

test('runEach does one row after the other, runTogether all at once', async () => {
  expect([await most(runEach), await most(runTogether)]).toEqual([1, 3])
})
