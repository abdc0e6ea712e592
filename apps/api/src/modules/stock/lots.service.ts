import type { Contract } from '@flower-market/api-client/contract'
import { compareSeenTerms, moscowDateOf, tintOf, type SeenTerms } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeLots, type StoredLot } from '../catalog/index.ts'
import { changeOwnLot, lockOwnLot } from './change-own-lot.ts'
import { toLotPrice } from './lot-price.ts'
import { listLots, toStockLot, type NamedLot, type StockLot } from './lots.repository.ts'
import { toNewLot } from './new-lot.ts'
import { requirePlantation, type LotWriter } from './own-plantation.ts'
import { requireLotTerms } from './require-lot-terms.ts'
import { requireSellable } from './require-sellable.ts'

type CreateBody = z.output<Contract['lotCreate']['body']>
type UpdateBody = z.output<Contract['lotUpdate']['body']>
type ListQuery = z.output<Contract['lotList']['query']>

function termsOf(lot: StoredLot): SeenTerms {
  return {
    color: lot.color,
    stemsPerBunch: lot.stems_per_bunch,
    stemsPerBox: lot.stems_per_box,
    soldBy: lot.sold_by,
    freight: lot.freight,
    regions: lot.regions,
  }
}

/** Makes the service of lots that staff and plantations keep by hand. */
export function lotsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  async function create(trx: Trx, writer: LotWriter, body: CreateBody): Promise<StockLot> {
    const lot = await toNewLot(trx, { writer, at: now() }, body)
    const cause = { by: writer, source: 'hand', at: now() } as const
    await changeLots(trx, [{ kind: 'added', before: null, after: lot }], cause)
    return toStockLot(lot, writer.role)
  }

  async function changed(
    trx: Trx,
    { role }: LotWriter,
    lot: NamedLot,
    { seen, ...body }: UpdateBody,
  ): Promise<StoredLot> {
    // A number that was typed beside an older one would sell what is sold, or at a price that nobody meant.
    if (seen.price !== lot.price || seen.stemsAvailable !== lot.stems_available) {
      throw new ApiError('lot-changed')
    }
    await requireLotTerms(trx, body, role)
    const compared = compareSeenTerms(body, seen, termsOf(lot))
    if (!compared.ok && compared.reason === 'changed') throw new ApiError('lot-changed')
    if (!compared.ok) throw invalidInput(`seen.${compared.term}`, 'What is changed is named as it was seen.')
    const after = {
      ...lot,
      ...(body.price && (await toLotPrice(trx, body.price, now()))),
      color: body.color ?? lot.color,
      tint:
        body.tint ?? (body.color === undefined || body.color === lot.color ? lot.tint : tintOf(body.color)),
      stems_available: body.stemsAvailable ?? lot.stems_available,
      stems_per_bunch: body.stemsPerBunch ?? lot.stems_per_bunch,
      stems_per_box: body.stemsPerBox ?? lot.stems_per_box,
      sold_by: body.soldBy ?? lot.sold_by,
      freight: body.freight ?? lot.freight,
      regions: body.regions === undefined ? lot.regions : body.regions,
    }
    requireSellable(after, now())
    return after
  }

  return {
    /** A page of lots: of one's own plantation, for staff of the asked one or of all. Throws `not-found`. */
    async list(writer: LotWriter, { plantationId, ...query }: ListQuery) {
      const isOfAll = writer.role === 'ADMIN' && plantationId === undefined
      const plantation = isOfAll ? null : await requirePlantation(kysely, writer, plantationId)
      const today = moscowDateOf(now())
      const part = { plantationId: plantation?.id ?? null, today, page: query.page, limit: query.limit }
      const { code = null, availability = null, date = null, type = null, region = null, search = '' } = query
      return listLots(kysely, { ...part, code, availability, date, type, region, search }, writer.role)
    },

    /** Puts a lot on sale, once per key. Throws `not-found` and what is wrong with it. */
    async create(writer: LotWriter, key: string, body: CreateBody): Promise<StockLot> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: writer.personId, call: 'lotCreate', key, body }, () =>
          create(trx, writer, body),
        ),
      )
      return answer
    },

    /** Changes a lot. Throws `not-found`, `lot-changed` and what is wrong with it. */
    update: (writer: LotWriter, code: string, body: UpdateBody): Promise<StockLot> =>
      transaction((trx) =>
        changeOwnLot(trx, { writer, code, at: now() }, (lot) => changed(trx, writer, lot, body)),
      ),

    /** Takes a lot off sale. Throws `not-found`. */
    async withdraw(writer: LotWriter, code: string): Promise<Record<string, never>> {
      await transaction(async (trx) => {
        const before = await lockOwnLot(trx, writer, code)
        const cause = { by: writer, source: 'hand', at: now() } as const
        await changeLots(trx, [{ kind: 'withdrawn', before, after: null }], cause)
      })
      return {}
    },
  }
}
