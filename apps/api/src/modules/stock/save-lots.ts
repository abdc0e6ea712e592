import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeLots, type LotChange } from '../catalog/index.ts'
import { toLotPrice } from './lot-price.ts'
import { lockNamedLots, type NamedLot } from './lots.repository.ts'
import { mayKeepLotsOf, type LotWriter } from './own-plantation.ts'
import { requireSellable } from './require-sellable.ts'

type Body = z.output<Contract['lotsSave']['body']>
type Line = Body['lots'][number]

/** What is not changed may be another: stems that are sold meanwhile do not keep a price from being set. */
function isAsSeen(lot: NamedLot, line: Line): boolean {
  return (
    (line.price === undefined || line.price.from === lot.price) &&
    (line.stemsAvailable === undefined || line.stemsAvailable.from === lot.stems_available) &&
    (line.stemsPerBunch === undefined || line.stemsPerBunch.from === lot.stems_per_bunch) &&
    (line.stemsPerBox === undefined || line.stemsPerBox.from === lot.stems_per_box)
  )
}

/** Makes what saves numbers of several lots at once. */
export function saveLotsService({ events: { transaction }, now }: Pick<Platform, 'events' | 'now'>) {
  async function save(trx: Trx, writer: LotWriter, { lots }: Body): Promise<CallOutput<'lotsSave'>> {
    const codes = lots.map(({ code }) => code)
    const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place)
    if (twice >= 0) throw invalidInput(`lots.${twice}.code`, 'This lot is named twice.')
    // Another plantation's lot is as one that does not exist.
    const own = (await lockNamedLots(trx, codes)).filter((lot) => mayKeepLotsOf(writer, lot.plantation_id))
    const found = new Map(own.map((lot) => [lot.code, lot]))
    const changed = lots.filter((line) => {
      const lot = found.get(line.code)
      return lot === undefined || !isAsSeen(lot, line)
    })
    if (changed.length > 0) throw new ApiError('lots-changed', { codes: changed.map(({ code }) => code) })
    const changes: LotChange[] = []
    for (const [place, line] of lots.entries()) {
      const before = found.get(line.code) as NamedLot
      const after = {
        ...before,
        ...(line.price && (await toLotPrice(trx, line.price.to, now()))),
        stems_available: line.stemsAvailable?.to ?? before.stems_available,
        stems_per_bunch: line.stemsPerBunch?.to ?? before.stems_per_bunch,
        stems_per_box: line.stemsPerBox?.to ?? before.stems_per_box,
      }
      requireSellable(after, now(), `lots.${place}.`)
      changes.push({ kind: 'changed', before, after })
    }
    await changeLots(trx, changes, { by: writer.personId, source: 'hand', at: now() })
    return { saved: changes.length }
  }

  /** Saves all of them or none, once per key. Throws `lots-changed` and what is wrong with one. */
  return async (writer: LotWriter, key: string, body: Body): Promise<CallOutput<'lotsSave'>> => {
    const { answer } = await transaction((trx) =>
      withIdempotency(trx, { personId: writer.personId, call: 'lotsSave', key, body }, () =>
        save(trx, writer, body),
      ),
    )
    return answer
  }
}
