import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import {
  maxStandingOrders,
  placementTime,
  standingDates,
  type IsoDate,
  type RegionTerms,
  type StandingOrderStatus,
} from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAddressBook } from '../addresses/index.ts'
import { findBuyerTerms } from '../regions/index.ts'
import { findSavedList, listSavedLists, type SavedList } from '../saved-lists/index.ts'
import { forecastOf } from './forecast.ts'
import {
  findStanding,
  listEvents,
  listStanding,
  lockStanding,
  writeEvent,
  writeState,
  type StandingRow,
} from './standing-orders.repository.ts'

type Summary = CallOutput<'standingOrders'>[number]
type Terms = CallInput<'standingOrderCreate'>['body']
type Changes = { readonly [K in keyof Terms]?: Terms[K] | undefined } & {
  readonly status?: StandingOrderStatus | undefined
}

interface NewStandingOrder {
  readonly personId: string
  readonly key: string
  readonly body: Terms
}

/** Makes the service of standing orders. */
export function standingOrdersService({
  database,
  now,
  events,
}: Pick<Platform, 'database' | 'now' | 'events'>) {
  const { kysely } = database
  return {
    async list(personId: string): Promise<Summary[]> {
      const { region } = await findBuyerTerms(database, personId)
      const lists = await listSavedLists(kysely, personId)
      return (await listStanding(kysely, personId)).map((row) => toSummary(row, lists, region))
    },

    /** One with its next days and its history. Throws `not-found`, also for another's. */
    async get(personId: string, id: string): Promise<CallOutput<'standingOrderGet'>> {
      const row = await findStanding(kysely, personId, id)
      if (row === undefined) throw new ApiError('not-found')
      const { region } = await findBuyerTerms(database, personId)
      const lists = await listSavedLists(kysely, personId)
      const list = lists.find(({ _id }) => _id === row.list_id)
      const happened = await listEvents(kysely, id)
      return {
        ...toSummary(row, lists, region),
        wishes: list?.wishes ?? [],
        forecast: list === undefined ? [] : await forecastOf(database, row, list, now()),
        events: happened.map(({ kind, at, date, reason, purchaseId, number, total }) => ({
          kind,
          at: at.toISOString(),
          date,
          reason,
          order:
            purchaseId === null || number === null || total === null
              ? null
              : { _id: purchaseId, number, total: toMinor(total) },
        })),
      }
    },

    /** Adds one per key. Throws the refusal. */
    async create({ personId, key, body }: NewStandingOrder): Promise<Summary> {
      const { region } = await findBuyerTerms(database, personId)
      const at = now()
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'standingOrderCreate', key, body }, async () => {
          // So that their number holds.
          await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
          const open = (await listStanding(trx, personId)).filter(({ status }) => status !== 'ended')
          if (open.length >= maxStandingOrders) throw new ApiError('too-many-standing-orders')
          const { name } = await checkTerms(trx, personId, body)
          const nextDate = nextDateOf(body, region, at, null)
          const id = randomUUID()
          const row = {
            id,
            person_id: personId,
            name,
            status: 'active',
            next_date: nextDate,
            created_at: at,
          } as const
          await trx
            .insertInto('standing_orders')
            .values({ ...row, ...columnsOf(body) })
            .execute()
          await writeEvent(trx, row, { kind: 'created', at })
          return readOwn(trx, personId, id, region)
        }),
      )
      return answer
    },

    /** Changes, pauses, resumes or ends one. Throws `not-found`, also for another's, and `standing-order-ended`. */
    async update(personId: string, id: string, changes: Changes): Promise<Summary> {
      const { region } = await findBuyerTerms(database, personId)
      const at = now()
      return events.transaction(async (trx) => {
        const row = await lockStanding(trx, id)
        if (row?.person_id !== personId) throw new ApiError('not-found')
        if (row.status === 'ended') throw new ApiError('standing-order-ended')
        const { status = row.status, ...fields } = changes
        const terms = { ...termsOf(row), ...definedOf(fields) }
        const isChanged = Object.keys(definedOf(fields)).length > 0
        const { name } = await checkTerms(trx, personId, terms)
        if (isChanged) {
          await trx
            .updateTable('standing_orders')
            .set({ name, ...columnsOf(terms) })
            .where('id', '=', id)
            .execute()
          await writeEvent(trx, row, { kind: 'changed', at })
        }
        const isActive = status === 'active'
        const nextDate = isActive ? nextDateOf(terms, region, at, row.done_date) : null
        const byPerson = { reason: 'person', at, date: null } as const
        const kept =
          row.pause_reason !== null && row.paused_at !== null
            ? { reason: row.pause_reason, at: row.paused_at, date: row.paused_date }
            : byPerson
        await writeState(trx, id, { status, nextDate, pause: status === 'paused' ? kept : null })
        if (status !== row.status) {
          const kind = isActive ? 'resumed' : status === 'paused' ? 'paused' : 'ended'
          await writeEvent(trx, row, { kind, at, ...(kind === 'paused' && { reason: 'person' }) })
        }
        return readOwn(trx, personId, id, region)
      })
    },
  }
}

async function checkTerms(trx: Trx, personId: string, { listId, addressId }: Terms): Promise<SavedList> {
  const list = await findSavedList(trx, personId, listId)
  if (list === undefined) throw new ApiError('not-found')
  const isKnown = async (): Promise<boolean> =>
    (await findAddressBook(trx, personId)).some(({ _id }) => _id === addressId)
  if (addressId !== null && !(await isKnown())) throw new ApiError('not-found')
  return list
}

function nextDateOf(
  days: Pick<Terms, 'weekdays' | 'until'>,
  schedule: RegionTerms,
  at: Date,
  after: IsoDate | null,
) {
  const [next] = standingDates({ days, schedule, now: at, count: 1, after })
  if (next === undefined) throw new ApiError('no-standing-days')
  return next
}

function columnsOf(terms: Terms) {
  return {
    list_id: terms.listId,
    weekdays: [...new Set(terms.weekdays)].toSorted((left, right) => left - right),
    until: terms.until,
    delivery_method: terms.methodDelivery,
    payment_method: terms.paymentMethod,
    address_id: terms.addressId,
    max_stem_price: terms.maxStemPrice,
    max_total: terms.maxTotal === null ? null : BigInt(terms.maxTotal),
  }
}

/** Those of one that is not over, which has a list. */
function termsOf(row: StandingRow): Terms {
  return { ...factsOf(row), listId: row.list_id ?? '' }
}

function factsOf(row: StandingRow) {
  return {
    weekdays: row.weekdays,
    until: row.until,
    methodDelivery: row.delivery_method,
    paymentMethod: row.payment_method,
    addressId: row.address_id,
    maxStemPrice: row.max_stem_price,
    maxTotal: row.max_total === null ? null : toMinor(row.max_total),
  }
}

function definedOf(fields: Omit<Changes, 'status'>): Partial<Terms> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function toSummary(row: StandingRow, lists: readonly SavedList[], region: RegionTerms): Summary {
  const list = lists.find(({ _id }) => _id === row.list_id)
  const wishes = list?.wishes ?? []
  const { pause_reason: reason, paused_at: at, next_date: date } = row
  return {
    ...factsOf(row),
    _id: row.id,
    listId: row.list_id,
    name: list?.name ?? row.name,
    positions: wishes.length,
    stems: wishes.reduce((sum, { quantity }) => sum + quantity, 0),
    status: row.status,
    pause: reason === null || at === null ? null : { reason, at: at.toISOString(), date: row.paused_date },
    next: date === null ? null : { date, placedAt: placementTime(date, region).toISOString() },
  }
}

async function readOwn(trx: Trx, personId: string, id: string, region: RegionTerms): Promise<Summary> {
  const row = await findStanding(trx, personId, id)
  if (row === undefined) throw new ApiError('not-found')
  return toSummary(row, await listSavedLists(trx, personId), region)
}
