import { operators } from '@flower-market/flower-domain'

/** Where orders can be picked up: at the operator's; hours in Moscow time. */
export const pickupPoint = { address: operators.ru.address, hours: '07:00–19:00' }
