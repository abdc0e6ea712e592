import type { StockPort } from './stock-port.ts'

/** No stock system: lots come in by hand and by price lists only, and an order needs nobody else. */
export function sandboxStock(): StockPort {
  return {
    provider: 'sandbox',
    readItems: async () => [],
    readLevels: async () => [],
    placeOrder: async ({ id }) => ({ reference: `sandbox-${id}` }),
    cancelOrder: async () => {},
  }
}
