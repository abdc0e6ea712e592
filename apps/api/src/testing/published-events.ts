import type { EventName } from '@flower-market/api-client/contract'
import { expect, vi } from 'vitest'
import { readEventsAfter, readLatestPosition } from '../platform/events/stored-events.ts'
import type { TestShop } from './test-shop.ts'

/**
 * The payloads of the events of one name that are published to a person by something that is done; `last` is the event that is
 * published after theirs. Those of what was done before may come meanwhile.
 */
export async function publishedTo(
  { database }: Pick<TestShop, 'database'>,
  personId: string,
  { name: wanted, last }: { readonly name: EventName; readonly last: EventName },
  act: () => Promise<unknown>,
): Promise<unknown[]> {
  const before = await readLatestPosition(database)
  await act()
  return vi.waitFor(async () => {
    const published = await readEventsAfter(database, before, 50)
    expect(published.some(({ name }) => name === last)).toBe(true)
    return published
      .filter(({ name, stream }) => name === wanted && stream === `person:${personId}`)
      .map(({ payload }) => payload)
  }, 20_000)
}
