import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { requestDays } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestMailJob } from '../identity/index.ts'
import { findBuyerTerms } from '../regions/index.ts'
import { acceptRequest, type RequestAcceptance } from './accept-request.ts'
import { findBuyerRequest, type BuyerRequest } from './buyer-requests.ts'
import { priceCartLots } from './cart-requests.ts'
import { closeRequest } from './close-request.ts'
import { lockRequest } from './request-rows.ts'
import type { Viewer } from '../people/index.ts'
import { findReadablePurchase, readOrderDay } from '../purchases/index.ts'
import { requireOwnTerms, sendRequests, type NewRequests } from './send-request.ts'
import { listSoldVarieties, priceWrittenPositions } from './written-positions.ts'

type Body<N extends 'orderMyself' | 'plantationOrderCreate' | 'requestAccept'> = z.output<Contract[N]['body']>

/** A call with its key. */
interface Keyed {
  readonly personId: string
  readonly key: string
}

async function read(trx: Trx, personId: string, id: string): Promise<BuyerRequest> {
  return (await findBuyerRequest(trx, personId, id)) as BuyerRequest
}

/** Makes the service of requests as buyers have them. */
export function requestsService({
  database,
  now,
  events: { transaction },
  jobs,
}: Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>) {
  const { kysely } = database
  const send = async (trx: Trx, requests: NewRequests): Promise<BuyerRequest[]> => {
    const ids = await sendRequests(trx, requests)
    for (const id of ids) await jobs.send(trx, requestMailJob, { requestId: id, about: 'sent' })
    return Promise.all(ids.map((id) => read(trx, requests.personId, id)))
  }

  const accept = async (
    call: 'plantationOrderCreateAll' | 'requestAccept',
    { personId, key, body }: Keyed & { body: unknown },
    what: Omit<RequestAcceptance, 'personId' | 'at'>,
  ): Promise<BuyerRequest> => {
    const { answer } = await transaction((trx) =>
      withIdempotency(trx, { personId, call, key, body }, async () => {
        await acceptRequest(trx, { ...what, personId, at: now() })
        return read(trx, personId, what.id)
      }),
    )
    return answer
  }

  return {
    /** Sends a handwritten request, once per key. Throws the refusal; then nothing has changed. */
    async sendWritten({ personId, key, body }: Keyed & { body: Body<'orderMyself'> }): Promise<BuyerRequest> {
      requireOwnTerms(personId, body)
      const { plantation, date, positions, ...asked } = body
      const terms = await findBuyerTerms(database, personId)
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'orderMyself', key, body }, async () => {
          const at = now()
          const sold = await listSoldVarieties(trx, plantation)
          // A plantation that has never sold anything has no freight to compute a price with.
          if (sold.length === 0) throw new ApiError('not-found')
          const lines = new Map([[plantation, priceWrittenPositions(positions, sold, terms)]])
          if (!requestDays(at, terms.region).includes(date)) {
            throw invalidInput('date', 'Choose one of the days that the plantation can be asked for.')
          }
          const [sent] = await send(trx, {
            personId,
            source: 'handwritten',
            date,
            asked,
            terms,
            lines,
            at,
          })
          return sent as BuyerRequest
        }),
      )
      return answer
    },

    /** Sends the lots for plantations of a cart's day, a request to each plantation, once per key. Throws the refusal. */
    async sendCart({
      personId,
      key,
      body,
    }: Keyed & { body: Body<'plantationOrderCreate'> }): Promise<CallOutput<'plantationOrderCreate'>> {
      requireOwnTerms(personId, body)
      const day = readOrderDay(body.purchase)
      const terms = await findBuyerTerms(database, personId)
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'plantationOrderCreate', key, body }, async () => {
          const at = now()
          const lines = await priceCartLots(trx, day, { terms, total: body.total, now: at })
          const { date } = day
          return {
            requests: await send(trx, { personId, source: 'cart', date, asked: body, terms, lines, at }),
          }
        }),
      )
      return answer
    },

    /** Accepts all that is agreed. */
    acceptAll: (asked: Keyed, id: string): Promise<BuyerRequest> =>
      accept('plantationOrderCreateAll', { ...asked, body: { id } }, { id, positions: null }),

    /** Accepts some of the agreed lines. */
    accept: (asked: Keyed, body: Body<'requestAccept'>): Promise<BuyerRequest> =>
      accept('requestAccept', { ...asked, body }, { ...body, id: body._id }),

    /** Cancels a request, once per key; a repeat changes nothing. */
    async cancel({ personId, key }: Keyed, id: string): Promise<BuyerRequest> {
      const call = { personId, call: 'plantationOrderCancelAll', key, body: { id } }
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, call, async () => {
          const request = await lockRequest(trx, id)
          if (request === undefined || request.person_id !== personId) throw new ApiError('not-found')
          await closeRequest(trx, request, { to: 'canceled', actor: 'buyer', by: personId, at: now() })
          return read(trx, personId, id)
        }),
      )
      return answer
    },

    /** A request of a person, or the kind of the order that they may read under its id. Throws `not-found`, also for another's. */
    async get(viewer: Viewer, id: string): Promise<CallOutput<'requestGet'>> {
      const found = await findBuyerRequest(kysely, viewer.personId, id)
      if (found !== undefined) return found
      const order = await findReadablePurchase(kysely, viewer, id)
      if (order === undefined) throw new ApiError('not-found')
      return { _id: id, status: 'order', kind: order.kind }
    },

    /** What a plantation has sold, and the days that it can be asked for. Throws `not-found`. */
    async varieties(personId: string, plantation: string): Promise<CallOutput<'requestVarieties'>> {
      const [terms, sold] = await Promise.all([
        findBuyerTerms(database, personId),
        listSoldVarieties(kysely, plantation),
      ])
      if (sold.length === 0) throw new ApiError('not-found')
      const varieties = sold.map(({ type, variety, tint, lengthsCm, stemsPerBunch, stemsPerBox }) => ({
        type,
        variety,
        tint,
        lengthsCm: [...lengthsCm],
        stemsPerBunch,
        stemsPerBox,
      }))
      return { days: requestDays(now(), terms.region), varieties }
    },
  }
}
