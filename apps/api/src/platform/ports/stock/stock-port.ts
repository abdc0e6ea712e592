/** A flower of the stock system: a variety at a length, of a plantation, for a day. */
export interface StockItem {
  readonly id: string
  /** The folder's name. */
  readonly type: string
  readonly variety: string
  /** Characteristics by their names in lower case. */
  readonly characteristics: ReadonlyMap<string, string>
  /** The sale price, whole kopecks; null where it has none. */
  readonly price: number | null
}

/** How many stems of an item can be promised. */
export interface StockLevel {
  readonly itemId: string
  readonly stems: number
}

/** An order as the stock system keeps it. */
export interface StockOrder {
  /** Ours: an order that is sent again is the same order. */
  readonly id: string
  readonly number: number
  readonly at: Date
  /** When it is to be there. */
  readonly deliveryDate: string
  readonly comment: string
  /** Price in kopecks a stem. */
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly price: number }[]
}

/** A stock system of the operator: its flowers come in, orders go out. */
export interface StockPort {
  readonly provider: string
  /** All flowers that are for sale. Rejects with `ProviderError`. */
  readItems(): Promise<StockItem[]>
  /** What can be promised of each; of those that have changed since a moment, else of all. Rejects with `ProviderError`. */
  readLevels(since: Date | null): Promise<StockLevel[]>
  /** Keeps an order with its stems reserved; answers its reference, the same for the same order. Rejects with `ProviderError`. */
  placeOrder(order: StockOrder): Promise<{ readonly reference: string }>
  /** Gives the reserved stems of an order free; a repeat changes nothing. Rejects with `ProviderError`. */
  cancelOrder(reference: string): Promise<void>
}
