import { findRouteProblem, type DeliveryRoute } from '@flower-market/flower-domain'
import type { CallInput } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { notBrought } from './day-deliveries.repository.ts'

type Plan = CallInput<'deliveryRoutesSet'>['body']

function requireNoProblem(routes: readonly DeliveryRoute[]): void {
  const problem = findRouteProblem(routes)
  if (problem === null) return
  const { kind, route, stop } = problem
  if (kind === 'stop-taken') throw invalidInput(`routes.${route}.stops.${stop}`, 'This order has a stop.')
  throw invalidInput(`routes.${route}.name`, 'Each route needs a name of its own.')
}

function stopsOf(routes: readonly DeliveryRoute[]): string[] {
  return routes.flatMap(({ stops }) => stops)
}

async function requireBrought(trx: Trx, { day, region, routes }: Plan): Promise<void> {
  const ids = stopsOf(routes)
  if (ids.length === 0) return
  const brought = await trx
    .selectFrom('purchases')
    .select('id')
    .where('id', 'in', ids)
    .where('delivery_date', '=', day)
    .where('region_id', '=', region)
    .where('delivery_method', '=', 'delivery')
    .where('status', 'not in', notBrought)
    .execute()
  if (brought.length < ids.length) throw new ApiError('order-changed')
}

/** Writes what the audit log keeps of routes: their names with the numbers of their orders. */
async function auditTexts(trx: Trx, ...plans: (readonly DeliveryRoute[])[]): Promise<string[]> {
  const ids = plans.flatMap(stopsOf)
  const rows =
    ids.length === 0
      ? []
      : await trx.selectFrom('purchases').select(['id', 'number']).where('id', 'in', ids).execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return plans.map((routes) =>
    routes.map(({ name, stops }) => `${name}: ${stops.map((id) => numbers.get(id)).join(', ')}`).join('; '),
  )
}

/** Makes what staff do about the routes of a day's deliveries. */
export function deliveryRoutesService({ events: { transaction }, now }: Pick<Platform, 'events' | 'now'>) {
  return {
    /**
     * Puts the deliveries of a region on routes. Throws `not-found` for a region, `record-changed` where somebody has saved since
     * they were read, `order-changed` where an order is not brought there any more, `validation-failed` for an order with two
     * stops and for a name that is not one route's.
     */
    set(by: string, plan: Plan): Promise<{ version: number }> {
      const { day, region, version, routes } = plan
      requireNoProblem(routes)
      return transaction(async (trx) => {
        // Of two who save at once, one is first. Orders may be placed in the region meanwhile.
        const known = await trx
          .selectFrom('regions')
          .select('name_ru')
          .where('id', '=', region)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (known === undefined) throw new ApiError('not-found')
        const before = await trx
          .selectFrom('delivery_plans')
          .select(['version', 'routes'])
          .where('day', '=', day)
          .where('region_id', '=', region)
          .executeTakeFirst()
        if ((before?.version ?? 0) !== version) throw new ApiError('record-changed')
        await requireBrought(trx, plan)
        const saved = { routes: JSON.stringify(routes), version: version + 1 }
        await trx
          .insertInto('delivery_plans')
          .values({ day, region_id: region, ...saved })
          .onConflict((conflict) => conflict.columns(['day', 'region_id']).doUpdateSet(saved))
          .execute()
        const [was = '', is = ''] = await auditTexts(trx, before?.routes ?? [], routes)
        await recordAudit(trx, {
          by,
          at: now(),
          action: 'delivery-routes-set',
          subject: { kind: 'day', id: day },
          before: { routes: was },
          after: { routes: is, region: known.name_ru },
        })
        await publishToStaff(trx, 'order')
        return { version: saved.version }
      })
    },
  }
}
