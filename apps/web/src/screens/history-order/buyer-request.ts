import type { CallOutput } from '@flower-market/api-client'

/** A request as its buyer sees it. */
export type BuyerRequest = CallOutput<'requestAccept'>
