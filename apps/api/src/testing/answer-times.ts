/** How long two kinds of work take, in ms. */
export interface AnswerTimes {
  readonly first: number
  readonly second: number
}

/** Milliseconds since some moment. */
type Clock = () => number

/** The processor time of this process, its hashing threads included: other programs do not add to it. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The shortest times of two kinds of work, done in turns: what a busy machine adds is in few of them. */
export async function answerTimes(
  rounds: number,
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
  clock: Clock = () => performance.now(),
): Promise<AnswerTimes> {
  const times = { first: [] as number[], second: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timeOf(() => first(round), clock))
    times.second.push(await timeOf(() => second(round), clock))
  }
  return { first: Math.min(...times.first), second: Math.min(...times.second) }
}

async function timeOf(work: () => Promise<unknown>, clock: Clock): Promise<number> {
  const start = clock()
  await work()
  return clock() - start
}
