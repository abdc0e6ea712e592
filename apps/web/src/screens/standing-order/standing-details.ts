import type { CallOutput } from '@flower-market/api-client'

/** A standing order with all that its page tells. */
export type StandingDetails = CallOutput<'standingOrderGet'>
