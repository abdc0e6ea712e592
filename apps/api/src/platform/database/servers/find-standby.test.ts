import { expect, test } from 'vitest'
import { standbyFinder, type ServerState } from './find-standby.ts'

const primary: ServerState = { isFollowing: false, isWaitingForAll: true }
const standby: ServerState = { isFollowing: true, isWaitingForAll: false }

/** Asks where to read, of servers in these states; one without a state is away. */
function find(states: Readonly<Record<string, ServerState>>): Promise<string> {
  const readState = async (address: string): Promise<ServerState> => {
    const state = states[address]
    if (state === undefined) throw new Error('away')
    return state
  }
  return standbyFinder(['one', 'two', 'three'], async () => 'one', { readState })()
}

test('a standby is read while the primary waits for each that follows it', async () => {
  expect(await find({ one: primary, two: standby })).toBe('two')
  expect(await find({ one: primary, three: standby })).toBe('three')
})

test.each([
  ['the primary does not wait', { one: { ...primary, isWaitingForAll: false }, two: standby }],
  ['the other server does not follow it', { one: primary, two: { ...standby, isFollowing: false } }],
  ['there is no other', { one: primary }],
  ['the primary does not answer', { two: standby }],
] as const)('the primary is read where %s', async (_case, states) => {
  expect(await find(states)).toBe('one')
})

test('an answer is shared for a second', async () => {
  let elapsedMs = 0
  let isStandbyThere = false
  const readState = async (address: string): Promise<ServerState> =>
    address === 'one' ? primary : { ...standby, isFollowing: isStandbyThere }
  const read = standbyFinder(['one', 'two'], async () => 'one', { readState, elapsedMs: () => elapsedMs })
  expect(await read()).toBe('one')
  isStandbyThere = true
  elapsedMs = 999
  expect(await read()).toBe('one')
  elapsedMs = 1000
  expect(await read()).toBe('two')
})
