import type { StandingTerms } from './standing-orders.atoms.ts'

/** The terms while they are written: the last day may be half typed. */
export interface WrittenTerms extends Omit<StandingTerms, 'until'> {
  readonly until: string
}

/** What the form begins with; a null id adds one. */
export interface StandingStart {
  readonly id: string | null
  readonly terms: WrittenTerms
}

/** What a standing order of a list begins with. */
export function newStanding(listId: string): StandingStart {
  const terms: WrittenTerms = {
    listId,
    weekdays: [],
    until: '',
    methodDelivery: 'delivery',
    paymentMethod: 'BALANCE',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
  }
  return { id: null, terms }
}
