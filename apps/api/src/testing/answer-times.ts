/** How long two kinds of work take, in ms. */
export interface AnswerTimes {
  readonly first: number
  readonly second: number
}

/** The shortest times of two kinds of work, done in turns: what a busy machine adds is in none of them. */
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
  return { first: Math.min(...times.first), second: Math.min(...times.second) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
