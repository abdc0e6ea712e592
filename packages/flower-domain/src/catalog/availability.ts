/** Where a card's flowers come from: the stock, the plantations to order, or a request to one plantation. */
export const availabilities = ['inStock', 'toOrder', 'forPlantations'] as const

/** The availability of a card. */
export type Availability = (typeof availabilities)[number]
