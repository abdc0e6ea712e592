/** How long two kinds of work take, in ms. */
export interface AnswerTimes {
  readonly first: number
  readonly second: number
}

/** Medians of two kinds of work, done in turns so that a busy machine slows both. */
export async function answerTimes(
  rounds: number,
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
): Promise<AnswerTimes> {
  const times = { first: [] as number[], second: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timeOf(() => first(round)))
    times.second.push(await timeOf(() => second(round)))
  }
  return { first: median(times.first), second: median(times.second) }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
