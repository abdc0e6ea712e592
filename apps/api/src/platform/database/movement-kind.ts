/** Why money moves: credited to a person, paid for an order, given back for a shortfall, or put right. */
export const movementKinds = ['top-up', 'purchase', 'compensation', 'correction'] as const

/** A kind of movement of the ledger. */
export type MovementKind = (typeof movementKinds)[number]
