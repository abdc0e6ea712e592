import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { CardAcquirerPort, CardReport } from './card-acquirer-port.ts'

const provider = 'sandbox'
const signed = z.object({
  report: z.object({
    attemptId: z.string(),
    reference: z.string(),
    amount: z.int(),
    outcome: z.enum(['paid', 'declined', 'expired']),
  }),
  signature: z.string(),
})

/** An acquirer whose page the shop serves itself: no card is charged. */
export interface SandboxCards extends CardAcquirerPort {
  /** A callback as the acquirer would send it. */
  callbackOf(report: CardReport): object
}

/** Where the sandbox's page of an attempt is. */
export function sandboxCardPath(attemptId: string): `/api/${string}` {
  return `/api/sandbox/card/${attemptId}`
}

/** The acquirer that stands in where none is set. Whoever decides on its page signs with the secret of this process. */
export function sandboxCards(): SandboxCards {
  const secret = randomBytes(32)
  const sign = ({ attemptId, reference, amount, outcome }: CardReport) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([attemptId, reference, amount, outcome]))
      .digest('base64url')
  return {
    provider,
    open: async ({ attemptId }) => ({ reference: attemptId, url: sandboxCardPath(attemptId) }),
    find: async (reference) => ({ attemptId: reference, reference, amount: 0, outcome: 'pending' }),
    refund: async () => ({ outcome: 'refunded' }),
    callbackOf: (report) => ({ report, signature: sign(report) }),
    readCallback: (body) => {
      const read = z.safeParse(signed, body)
      if (!read.success) return null
      const { report, signature } = read.data
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(report))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? report : null
    },
  }
}

/** Whether the sandbox plays the acquirer. */
export function isSandboxCards(port: CardAcquirerPort): port is SandboxCards {
  return 'callbackOf' in port
}
