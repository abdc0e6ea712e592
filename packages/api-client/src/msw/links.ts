import type { MockLink } from '../fixtures/links.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** The link of a token, if it is still valid. */
export function liveLink<P extends MockLink['purpose']>(
  state: MarketState,
  purpose: P,
  token: string,
): Extract<MockLink, { purpose: P }> | undefined {
  const link = state.links.find((one) => one.token === token && one.purpose === purpose)
  return link && link.expiresAt > state.now ? (link as Extract<MockLink, { purpose: P }>) : undefined
}

function ownerOf(link: MockLink): string {
  // A form of another browser ends no link.
  return link.purpose === 'signup' ? `${link.signup.email} ${link.signup.browserId}` : link.personId
}

/** Adds a link; the owner's earlier ones for the same purpose become invalid. */
export function addLink(state: MarketState, link: MockLink): void {
  const others = state.links.filter((one) => one.purpose !== link.purpose || ownerOf(one) !== ownerOf(link))
  state.links = [...others, link]
}

/** Marks a link as used. */
export function spendLink(state: MarketState, { token }: MockLink): void {
  state.links = state.links.filter((link) => link.token !== token)
}
