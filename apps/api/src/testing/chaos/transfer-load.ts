import { runLoad, type Load } from './load.ts'
import { signInTraveling } from './signed-in-load.ts'

const quoted = { amount: 1000, source: 'RUBLE', target: 'DOLLAR', isSended: true } as const

/** Begins to transfer rubles to the person's own dollars, each transfer by a quote of its own. */
export async function startTransferLoad(addresses: () => readonly string[], email: string): Promise<Load> {
  const { call, post } = await signInTraveling(addresses, email)
  return runLoad({
    prepare: async () => {
      const { _id: quoteId } = await call('accountRates', { query: quoted })
      return { kind: 'transfer', quoteId, purpose: 'Свой счёт' }
    },
    // A quote that has expired refuses a transfer that was never made.
    send: async (key, body) => (await post('/api/transaction', key, body))?._id ?? null,
  })
}
