import { expect, test } from 'vitest'
import { exitCodes } from './exit-codes.ts'
import { superviseProcess } from './supervise-process.ts'

const failed = { code: exitCodes.failed, afterMs: 100 }
const killed = { code: 137, afterMs: 100 }
const stopped = { code: exitCodes.stopped, afterMs: 100 }

/** The waits between servers that end like these, and the code of the last one. */
async function supervise(servers: readonly { code: number; afterMs: number }[]) {
  const left = [...servers]
  const waits: number[] = []
  let time = 0
  const code = await superviseProcess({
    name: 'The server',
    run: async () => {
      const { code: ended, afterMs } = left.shift()!
      time += afterMs
      return ended
    },
    wait: async (ms) => void waits.push(ms),
    now: () => time,
    log: () => {},
  })
  return { code, waits, left: left.length }
}

test('a server that fails or is killed is started again, after a wait that doubles up to a minute', async () => {
  const many = [...Array.from({ length: 8 }, () => failed), killed, stopped]
  expect(await supervise(many)).toEqual({
    code: 0,
    waits: [1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000),
    left: 0,
  })
})

test('after five minutes of work the first wait is short again', async () => {
  const sound = { ...failed, afterMs: 300_000 }
  expect((await supervise([failed, failed, sound, failed, stopped])).waits).toEqual([1000, 2000, 1000, 2000])
})

test.each([exitCodes.stopped, exitCodes.cannotStart])(
  'a server that ends with %i is not started again',
  async (code) => {
    expect(await supervise([{ code, afterMs: 100 }, failed])).toEqual({ code, waits: [], left: 1 })
  },
)
