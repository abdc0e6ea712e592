import type { InjectOptions } from 'fastify'
import type { orderFor } from './test-people.ts'

/** The things of somebody else whose ids are tried. */
export interface Foreign {
  readonly person: string
  readonly question: string
  readonly purchase: string
  readonly request: string
  readonly claim: string
  readonly shipment: string
  readonly session: string
  readonly passkey: string
  readonly apiToken: string
  readonly webhook: string
  readonly delivery: string
  readonly address: string
  readonly list: string
  readonly standing: string
  readonly quote: string
  readonly account: string
  readonly entry: string
  readonly transaction: string
  readonly recipient: string
  readonly bankTransfer: string
  readonly crypto: string
  readonly transfer: string
  readonly press: string
  readonly notice: string
}

/** Of which kind an id is, and how a call is asked about it; `order` is one that may be placed. */
export interface Ask {
  readonly of: keyof Foreign
  readonly ask: (id: string, order: ReturnType<typeof orderFor>) => Partial<InjectOptions>
}
