/** Why money moves: credited to a person, paid for an order, given back for a shortfall, or put right. */
export const MOVEMENT_KINDS = ['top-up', 'purchase', 'compensation', 'correction'] as const

/** A kind of movement of the ledger. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
