import type { EventName } from '@flower-market/api-client/contract'
import { expect, vi } from 'vitest'
import { readEventsAfter, readLatestPosition } from '../platform/events/stored-events.ts'
import type { TestShop } from './test-shop.ts'

/**
 * The payloads of the events of one name by which a person is told of something that is done; `last` is the event that is
 * published after theirs. Those of what was done before may come meanwhile.
 */
export async function toldTo(
  { database }: Pick<TestShop, 'database'>,
  personId: string,
  { name: wanted, last }: { readonly name: EventName; readonly last: EventName },
  act: () => Promise<unknown>,
): Promise<unknown[]> {
  const before = await readLatestPosition(database)
  await act()
  return vi.waitFor(async () => {
    const told = await readEventsAfter(database, before, 50)
    expect(told.some(({ name }) => name === last)).toBe(true)
    return told
      .filter(({ name, stream }) => name === wanted && stream === `person:${personId}`)
      .map(({ payload }) => payload)
  })
}
