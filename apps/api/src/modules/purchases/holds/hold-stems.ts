import { randomUUID } from 'node:crypto'
import { events, type CallInput, type CallOutput } from '@flower-market/api-client/contract'
import {
  holdAmount,
  holdUntil,
  quoteDay,
  refuseHold,
  type CartItem,
  type HoldRefusal,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { publish } from '../../../platform/events/publish.ts'
import type { Platform } from '../../../platform/platform.ts'
import { toStock, type Lot, type StemsByCode } from '../../catalog/index.ts'
import { findBuyer, type Viewer } from '../../clients/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../../regions/index.ts'
import { readOrderDay } from '../purchase-request.ts'
import { findUnpaidStanding, lockUnpaid } from '../unpaid-limit.ts'
import { endHoldsJob, endOverdueHolds } from './end-holds.ts'
import { lockLotsWithHeld, stemsByCode, takeDifferences } from './held-lots.ts'
import { findLastHoldStart, lockHold, writeHold, type Hold } from './holds.repository.ts'

type Answer = CallOutput<'purchaseHold'>

/** What a person wants to have held. */
interface HoldRequest {
  readonly personId: string
  readonly date: IsoDate
  readonly items: readonly CartItem[]
}

/**
 * Holds the stems of a delivery day for a person, or lets the hold that runs follow the cart: all lines or none. Expected refusals
 * are part of the answer, as they keep nobody from ordering.
 */
export async function holdStems(
  platform: Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>,
  by: Viewer,
  { purchase, user }: CallInput<'purchaseHold'>['body'],
): Promise<Answer> {
  const { database, events: shopEvents, jobs, now } = platform
  const personId = await findBuyer(database.kysely, by, user)
  const request = { personId, ...readOrderDay(purchase) }
  const terms = await findBuyerTerms(database, personId)
  const at = now()
  const codes = request.items.map(({ code }) => code)
  await endOverdueHolds(platform, { at, personId, codes })
  return shopEvents.transaction(async (trx) => {
    await lockUnpaid(trx, personId)
    const running = await lockHold(trx, personId, request.date)
    const lots = await lockLotsWithHeld(trx, codes, running)
    const quote = quoteToHold(request, { lots, terms, now: at })
    const refusal = await refuse(trx, request, { quote, running, at })
    if (refusal !== null) return toAnswer({ hold: running, refusal, at })
    const hold: Hold = {
      id: running?.id ?? randomUUID(),
      personId,
      date: request.date,
      until: running?.until ?? holdUntil(at, quote.cutoffAt),
      lines: quote.wanted,
    }
    if (!isSame(running, hold)) {
      const changes = await takeDifferences(trx, lots, { wanted: quote.wanted, hold: running })
      await writeHold(trx, hold, { amount: quote.amount, startedAt: at })
      if (changes.length > 0)
        await publish(trx, events['stock-changed'], { everybody: true }, { date: hold.date, changes })
    }
    if (running === null) await jobs.send(trx, endHoldsJob, {}, hold.until.getTime() - at.getTime())
    return toAnswer({ hold, refusal: null, at })
  })
}

interface QuoteToHold {
  readonly isAvailable: boolean
  readonly wanted: StemsByCode
  /** Kopecks at the prices of now. */
  readonly amount: number
  readonly cutoffAt: Date
}

/** Judges the lines by the rule of the cart's check; a changed price alone keeps no stems from being held. */
function quoteToHold(
  { date, items }: HoldRequest,
  { lots, terms, now }: { readonly lots: readonly Lot[]; readonly terms: BuyerTerms; readonly now: Date },
): QuoteToHold {
  const wanted = stemsByCode(items)
  const prices = new Map(items.map(({ code, price }) => [code, price]))
  const quote = quoteDay({
    date,
    items: [...wanted].map(([code, quantity]) => ({ code, quantity, price: prices.get(code) ?? 0 })),
    stock: lots.filter(({ availability }) => availability === 'inStock').map((lot) => toStock(lot, terms)),
    region: terms.region,
    now,
    delivery: { method: 'pickup', cityCost: null },
  })
  return {
    isAvailable: quote.lines.every(({ mismatches }) =>
      mismatches.every(({ kind }) => kind === 'price-changed'),
    ),
    wanted,
    amount: holdAmount(quote.lines.flatMap(({ fixed }) => fixed ?? [])),
    cutoffAt: quote.cutoffAt,
  }
}

async function refuse(
  trx: Trx,
  { personId }: HoldRequest,
  { quote, running, at }: { readonly quote: QuoteToHold; readonly running: Hold | null; readonly at: Date },
): Promise<HoldRefusal | null> {
  const { unpaid, limit } = await findUnpaidStanding(trx, {
    personId,
    now: at,
    exceptHold: running?.id ?? null,
  })
  const { isAvailable, amount, wanted } = quote
  const lastStartedAt = await findLastHoldStart(trx, personId, [...wanted.keys()])
  return refuseHold({ now: at, isAvailable, lastStartedAt, amount, unpaid, limit })
}

function isSame(running: Hold | null, { lines }: Hold): boolean {
  if (running === null || running.lines.size !== lines.size) return false
  return [...lines].every(([code, stems]) => running.lines.get(code) === stems)
}

function toAnswer({
  hold,
  refusal,
  at,
}: {
  readonly hold: Hold | null
  readonly refusal: HoldRefusal | null
  readonly at: Date
}): Answer {
  return {
    hold: hold && {
      until: hold.until.toISOString(),
      lines: [...hold.lines].map(([code, quantity]) => ({ code, quantity })),
    },
    refusal:
      refusal?.reason === 'held-recently' ? { ...refusal, againAt: refusal.againAt.toISOString() } : refusal,
    serverTime: at.toISOString(),
  }
}
