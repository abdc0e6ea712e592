import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** Whose an order is, and who has placed it. */
export const orderParties = {
  /** Somebody else than the reader for a broker who reads the order of a client. */
  buyer: z.object({ _id: id, name: z.string(), surname: z.string(), company: z.string() }),
  /** Who has placed it for the buyer, null where the buyer has. Staff are not named: they are the shop. */
  placedBy: z.nullable(z.object({ isStaff: z.boolean(), name: z.string(), company: z.string() })),
}
