import type { CallOutput } from '@flower-market/api-client'

/** An auction in the calendar. */
export type ListedAuction = CallOutput<'auctionList'>['items'][number]

/** The auction that is asked for, else the one that runs, the next one, or the last; null where there is none. */
export function chosenAuction(
  auctions: readonly ListedAuction[],
  askedId: string | null,
): ListedAuction | null {
  return (
    auctions.find(({ _id }) => _id === askedId) ??
    auctions.find(({ state }) => state === 'running') ??
    auctions.find(({ state }) => state === 'scheduled') ??
    auctions.findLast(({ state }) => state === 'ended') ??
    auctions.at(-1) ??
    null
  )
}
