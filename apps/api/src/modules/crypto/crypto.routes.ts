import { contract } from '@flower-market/api-client/contract'
import { parseUsdt } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { watchNetworkJob } from './crypto-jobs.ts'
import { cryptoPaymentsService } from './crypto-payments.service.ts'
import { playTransfer, sandboxAddress } from './sandbox-chain.ts'
import { settleTransfer } from './settle-transfer.ts'
import { findHeld, listHeld } from './transfers.repository.ts'

/** When the network is read after a played transfer: often enough to see it being confirmed. */
const readingsAtMs = [0, 2000, 4000]

/** Top-ups in USDT of the person who asks, and what staff decide about transfers that wait. */
export function cryptoRoutes(platform: Platform): void {
  const { register, database, events, jobs, now, ports } = platform
  const payments = cryptoPaymentsService(platform)
  register(contract.cryptoRate, () => payments.rate())
  register(contract.orderGarantex, ({ person, body, idempotencyKey: key }) =>
    payments.begin({ personId: person.personId, key, body }),
  )
  register(contract.cryptoPaymentGet, ({ person, params }) => payments.get(person.personId, params.id))
  register(contract.cryptoPaymentCancel, ({ person, params }) => payments.cancel(person.personId, params.id))
  register(contract.cryptoTransferList, ({ query }) => listHeld(database.kysely, query))
  register(contract.cryptoTransferGet, async ({ params }) => {
    const found = await findHeld(database.kysely, params.id)
    if (found === undefined) throw new ApiError('not-found')
    return found
  })
  register(contract.cryptoTransferSettle, async ({ person, params, body, idempotencyKey: key }) => {
    const { personId: by } = person
    const call = { personId: by, call: 'cryptoTransferSettle', key, body: { ...params, ...body } }
    const { answer } = await events.transaction((trx) =>
      withIdempotency(trx, call, () => settleTransfer(trx, { ...params, by, at: now(), body })),
    )
    return answer
  })
  register(contract.sandboxTransfer, async ({ person, body: { id, kind } }) => {
    const { address, usdt, expiresAt } = await payments.get(person.personId, id)
    // A real network is set, or was when the payment was begun.
    if (ports.crypto?.address !== sandboxAddress || address !== sandboxAddress)
      throw new ApiError('not-found')
    const asked = { address, units: parseUsdt(usdt) ?? 0n, expiresAt: new Date(expiresAt) }
    const txid = await playTransfer(database, asked, kind, now())
    for (const delayMs of readingsAtMs) await jobs.send(database.kysely, watchNetworkJob, {}, delayMs)
    return { txid }
  })
}
