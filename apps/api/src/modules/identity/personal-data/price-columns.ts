/** A margin or a share: what is told to whoever earns it and to staff. */
export const percentageColumns = [
  'price_bp',
  'delivery_to_warehouse_bp',
  'delivery_to_region_bp',
  'delivery_to_city_bp',
] as const

const margin = percentageColumns.map((column) => `margin_${column}`)
const share = percentageColumns.map((column) => `share_${column}`)

/** What an order is computed from and who earns from it: its buyer is told full prices only. */
export const orderTermColumns = ['city_base_cost', ...margin, ...share, 'broker_id', 'agent_id'] as const

/** What a request is computed from. */
export const requestTermColumns = ['city_base_cost', ...margin] as const

/** The parts of the price of a line. */
export const pricePartColumns = ['plantation_price', 'freight', 'region_freight'] as const
