import * as z from 'zod/mini'
import { deliveryAddress } from './addresses.contract.ts'
import { pickupPoint } from './region.contract.ts'

/** Where an order goes, as it was when the order was placed; `text` in orders from before there were address books. */
export const destination = z.discriminatedUnion('kind', [
  z.extend(deliveryAddress, { kind: z.literal('delivery') }),
  z.extend(pickupPoint, { kind: z.literal('pickup') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
])
