import { expect, test, vi } from 'vitest'
import type { CatchUpAnswer, DeliveredEvent, StreamNumbers } from './contract/socket-events.ts'
import { createEventFollower, type EventFollowerOptions } from './event-follower.ts'

function ignore(): void {}

const ofAnna = 'person:anna'

function event(number: number, stream = ofAnna): DeliveredEvent {
  return { stream, number, name: 'order-changed', version: 1, payload: {} }
}

/** A follower whose server answers what the test says; the page's data is of number 3. */
async function follow() {
  const heard: number[] = []
  const ask = vi.fn<EventFollowerOptions['ask']>(async () => ({
    isReset: false,
    numbers: { [ofAnna]: 3 },
    events: [],
  }))
  const onReset = vi.fn<() => void>()
  const onUnanswered = vi.fn<() => void>()
  const onEvent = ({ number }: DeliveredEvent): void => void heard.push(number)
  const follower = createEventFollower({ from: { [ofAnna]: 3 }, ask, onEvent, onReset, onUnanswered })
  await follower.catchUp()
  return { ...follower, heard, ask, onReset, onUnanswered }
}

function answer(numbers: StreamNumbers, ...events: DeliveredEvent[]): CatchUpAnswer {
  return { isReset: false, numbers, events }
}

test('where nothing happened since the page’s data was read, nothing is read again', async () => {
  const { ask, heard, onReset, numbers } = await follow()
  expect(ask).toHaveBeenCalledExactlyOnceWith({ [ofAnna]: 3 })
  expect([heard, onReset.mock.calls]).toEqual([[], []])
  expect(numbers()).toEqual({ [ofAnna]: 3 })
})

test('what happened between the page’s data and the first connection is passed on, with what arrives meanwhile', async () => {
  const heard: number[] = []
  const { promise, resolve } = Promise.withResolvers<CatchUpAnswer>()
  const onEvent = ({ number }: DeliveredEvent): void => void heard.push(number)
  const from = { [ofAnna]: 6 }
  const rest = { onEvent, onReset: ignore, onUnanswered: ignore }
  const follower = createEventFollower({ from, ask: () => promise, ...rest })
  const caughtUp = follower.catchUp()
  for (const number of [8, 9, 10]) follower.receive(event(number))
  resolve(answer({ [ofAnna]: 9 }, event(7), event(8), event(9)))
  await caughtUp
  expect(heard).toEqual([7, 8, 9, 10])
  expect(follower.numbers()).toEqual({ [ofAnna]: 10 })
})

test('without the numbers of the page’s data everything is read again, and heard from then on', async () => {
  const heard: number[] = []
  const onEvent = ({ number }: DeliveredEvent): void => void heard.push(number)
  const onReset = vi.fn<() => void>()
  const ask = vi.fn<EventFollowerOptions['ask']>(async () => ({ ...answer({ [ofAnna]: 9 }), isReset: true }))
  const follower = createEventFollower({ from: {}, ask, onEvent, onReset, onUnanswered: ignore })
  await follower.catchUp()
  follower.receive(event(10))
  expect(onReset).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledExactlyOnceWith({})
  expect(heard).toEqual([10])
})

test('events are passed on in order, each once', async () => {
  const { receive, heard, ask } = await follow()
  for (const number of [4, 4, 5, 3, 5, 6]) receive(event(number))
  expect(heard).toEqual([4, 5, 6])
  expect(ask).toHaveBeenCalledOnce()
})

test('a gap is filled before anything after it is passed on', async () => {
  const { receive, heard, ask } = await follow()
  ask.mockResolvedValue(answer({ [ofAnna]: 6 }, event(4), event(5), event(6)))
  receive(event(6))
  receive(event(7))
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(heard).toEqual([4, 5, 6, 7]), 20_000)
  expect(ask.mock.calls).toEqual([[{ [ofAnna]: 3 }], [{ [ofAnna]: 3 }]])
})

test('what arrives during an ask and is newer than the answer leads to another ask', async () => {
  const { receive, heard, ask } = await follow()
  ask.mockResolvedValueOnce(answer({ [ofAnna]: 5 }, event(4), event(5)))
  ask.mockResolvedValueOnce(answer({ [ofAnna]: 8 }, event(6), event(7), event(8)))
  receive(event(5))
  receive(event(8))
  await vi.waitFor(() => expect(heard).toEqual([4, 5, 6, 7, 8]), 20_000)
})

test('a stream that is not known yet is asked for', async () => {
  const { receive, heard, ask, onReset } = await follow()
  ask.mockResolvedValue({ isReset: true, numbers: { [ofAnna]: 3, 'role:BROKER': 9 }, events: [] })
  receive(event(9, 'role:BROKER'))
  await vi.waitFor(() => expect(onReset).toHaveBeenCalledOnce(), 20_000)
  receive(event(10, 'role:BROKER'))
  expect(heard).toEqual([10])
})

test('after a reset the server’s numbers count, also lower ones', async () => {
  const { catchUp, receive, heard, ask, onReset } = await follow()
  ask.mockResolvedValue({ isReset: true, numbers: { [ofAnna]: 1 }, events: [] })
  await catchUp()
  receive(event(2))
  expect(heard).toEqual([2])
  expect(onReset).toHaveBeenCalledOnce()
})

test('an answer that leaves a gap counts as a reset instead of being asked for forever', async () => {
  const { catchUp, ask, heard, onReset } = await follow()
  ask.mockResolvedValue(answer({ [ofAnna]: 6 }, event(4), event(6)))
  await catchUp()
  expect(heard).toEqual([4])
  expect(onReset).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('without an answer the numbers stay, and the follower says so', async () => {
  const { catchUp, receive, heard, ask, onUnanswered } = await follow()
  ask.mockResolvedValueOnce(null)
  await catchUp()
  expect(onUnanswered).toHaveBeenCalledOnce()
  receive(event(4))
  expect(heard).toEqual([4])
})

test('a new connection during an ask asks once more after it', async () => {
  const { catchUp, heard, ask, onUnanswered } = await follow()
  ask.mockResolvedValueOnce(null)
  ask.mockResolvedValueOnce(answer({ [ofAnna]: 4 }, event(4)))
  await Promise.all([catchUp(), catchUp(), catchUp()])
  expect(heard).toEqual([4])
  expect(ask).toHaveBeenCalledTimes(3)
  expect(onUnanswered).not.toHaveBeenCalled()
})
