import type { MockLink } from '../fixtures/links.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** The link behind a token, if it still counts. */
export const liveLink = <P extends MockLink['purpose']>(
  state: MarketState,
  purpose: P,
  token: string,
): Extract<MockLink, { purpose: P }> | undefined => {
  const link = state.links.find((one) => one.token === token && one.purpose === purpose)
  return link && link.expiresAt > state.now ? (link as Extract<MockLink, { purpose: P }>) : undefined
}

/** Uses a link up. */
export const spendLink = (state: MarketState, { token }: MockLink): void => {
  state.links = state.links.filter((link) => link.token !== token)
}
