/** What an order asks of an address book: which address it is, in which region, and whether it is the default one. */
export interface BookedAddress {
  readonly _id: string
  readonly region: string
  readonly isDefault: boolean
}

/** What an order names: an address, or none for the default one, and the region that prices the order. */
export interface AddressQuestion {
  /** Null asks for the default address. */
  readonly asked: string | null
  readonly region: string
}

/**
 * Where an order is brought, or why it cannot be brought: `address-needed`, there is none to choose; `not-found`, the book
 * has no such address; `address-in-other-region`, the region that prices the order is another one.
 */
export type ChosenAddress<A extends BookedAddress> =
  | { readonly ok: true; readonly address: A }
  | { readonly ok: false; readonly reason: 'address-needed' | 'not-found' }
  | { readonly ok: false; readonly reason: 'address-in-other-region'; readonly address: A }

/** The default address of a book, else the only one; undefined where a person has to choose. */
export function defaultAddress<A extends BookedAddress>(book: readonly A[]): A | undefined {
  return book.find(({ isDefault }) => isDefault) ?? (book.length === 1 ? book[0] : undefined)
}

/** Chooses where an order is brought. An address of another region is never priced as if it were in this one. */
export function chooseAddress<A extends BookedAddress>(
  book: readonly A[],
  { asked, region }: AddressQuestion,
): ChosenAddress<A> {
  const address = asked === null ? defaultAddress(book) : book.find(({ _id }) => _id === asked)
  if (address === undefined) return { ok: false, reason: asked === null ? 'address-needed' : 'not-found' }
  return address.region === region
    ? { ok: true, address }
    : { ok: false, reason: 'address-in-other-region', address }
}
