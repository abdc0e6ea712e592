/** The views of the page. */
export const auctionViews = ['clocks', 'lots', 'history', 'mine'] as const

/** One of them. */
export type AuctionView = (typeof auctionViews)[number]

/** The view that the address asks for; the clocks unless it says otherwise. */
export function viewOf(search: URLSearchParams): AuctionView {
  return auctionViews.find((view) => view === search.get('view')) ?? 'clocks'
}

/** The address of a view within the page, of the usual auction or of one that was chosen. */
export function addressOf(view: AuctionView, auctionId: string | null): string {
  const search = new URLSearchParams({
    ...(view !== 'clocks' && { view }),
    ...(auctionId !== null && { auction: auctionId }),
  })
  return `?${search}`
}
