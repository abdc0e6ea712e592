import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { isSameRegions } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeLots, type LotChange } from '../catalog/index.ts'
import { toLotPrice } from './lot-price.ts'
import { lockNamedLots, type NamedLot } from './lots.repository.ts'
import { toNewLot } from './new-lot.ts'
import { mayKeepLotsOf, type LotWriter } from './own-plantation.ts'
import { requireLotTerms } from './require-lot-terms.ts'
import { requireSellable } from './require-sellable.ts'

type Body = z.output<Contract['lotsSave']['body']>
type Line = Body['lots'][number]

/** What is not changed may be another: stems that are sold meanwhile do not keep a price from being set. */
function isAsSeen(lot: NamedLot, line: Line): boolean {
  return (
    (line.price === undefined || line.price.from === lot.price) &&
    (line.stemsAvailable === undefined || line.stemsAvailable.from === lot.stems_available) &&
    (line.stemsPerBunch === undefined || line.stemsPerBunch.from === lot.stems_per_bunch) &&
    (line.stemsPerBox === undefined || line.stemsPerBox.from === lot.stems_per_box) &&
    (line.freight === undefined || line.freight.from === lot.freight) &&
    (line.regions === undefined || isSameRegions(line.regions.from, lot.regions))
  )
}

/** Makes what saves several lots at once, changed and new ones. */
export function saveLotsService({ events: { transaction }, now }: Pick<Platform, 'events' | 'now'>) {
  async function save(trx: Trx, writer: LotWriter, { lots, added }: Body): Promise<CallOutput<'lotsSave'>> {
    const codes = lots.map(({ code }) => code)
    const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place)
    if (twice >= 0) throw invalidInput(`lots.${twice}.code`, 'This lot is named twice.')
    // Before the lots are compared: a plantation is not told by the answer what its lots' freight is.
    for (const [place, { freight, regions }] of lots.entries()) {
      await requireLotTerms(
        trx,
        { freight: freight?.to, regions: regions?.to },
        writer.role,
        `lots.${place}.`,
      )
    }
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
        freight: line.freight?.to ?? before.freight,
        regions: line.regions === undefined ? before.regions : line.regions.to,
      }
      requireSellable(after, now(), `lots.${place}.`)
      changes.push({ kind: 'changed', before, after })
    }
    for (const [place, lot] of added.entries()) {
      const cause = { writer, at: now(), place: `added.${place}.` }
      changes.push({ kind: 'added', before: null, after: await toNewLot(trx, cause, lot) })
    }
    await changeLots(trx, changes, { by: writer, source: 'hand', at: now() })
    return { saved: lots.length, added: added.length }
  }

  /** Saves all of them or none, once per key. Throws `lots-changed`, `not-found` for a plantation, and what is wrong with one. */
  return async (writer: LotWriter, key: string, body: Body): Promise<CallOutput<'lotsSave'>> => {
    const { answer } = await transaction((trx) =>
      withIdempotency(trx, { personId: writer.personId, call: 'lotsSave', key, body }, () =>
        save(trx, writer, body),
      ),
    )
    return answer
  }
}
