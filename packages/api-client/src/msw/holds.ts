import {
  holdAmount,
  holdUntil,
  quoteDay,
  refuseHold,
  type CartItem,
  type HoldRefusal,
  type HoldStatus,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { stemsOf } from '../fixtures/mock-hold.ts'
import type { MockHold } from '../fixtures/mock-hold.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { pricedCards } from './priced-cards.ts'
import { unpaidStanding } from './unpaid-standing.ts'

/** The hold that runs for a person's order of a day. */
export function runningHold({ holds }: MarketState, personId: string, date: IsoDate): MockHold | undefined {
  return holds.find((hold) => hold.personId === personId && hold.date === date && hold.status === 'held')
}

/** Takes stems from the lots, or gives them back where there are fewer than 0. */
function take(state: MarketState, stems: ReadonlyMap<string, number>): void {
  state.cards = state.cards.map((card) => {
    const taken = stems.get(card.code) ?? 0
    return taken === 0 ? card : { ...card, stemsAvailable: card.stemsAvailable - taken }
  })
}

function negative(stems: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...stems].map(([code, count]) => [code, -count]))
}

/** Ends a hold: its stems are back in the lots. */
export function endMockHold(state: MarketState, hold: MockHold, status: Exclude<HoldStatus, 'held'>): void {
  take(state, negative(hold.lines))
  state.holds = state.holds.map((one) => (one === hold ? { ...hold, status } : one))
}

/** Ends the holds whose time is up, as the job of the server does. */
export function endOverdueMockHolds(state: MarketState): void {
  for (const hold of state.holds)
    if (hold.status === 'held' && hold.until <= state.now) endMockHold(state, hold, 'expired')
}

type Answer = CallOutput<'purchaseHold'>

function toAnswer(state: MarketState, hold: MockHold | undefined, refusal: HoldRefusal | null): Answer {
  return {
    hold: hold
      ? {
          until: hold.until.toISOString(),
          lines: [...hold.lines].flatMap(([code, quantity]) => (quantity > 0 ? [{ code, quantity }] : [])),
        }
      : null,
    refusal:
      refusal?.reason === 'held-recently' ? { ...refusal, againAt: refusal.againAt.toISOString() } : refusal,
    serverTime: state.now.toISOString(),
  }
}

/** Holds the stems of a day as the server does: all lines or none; a hold that runs follows the cart and keeps its end. */
export function holdStems(
  state: MarketState,
  person: MockPerson,
  { date, items }: { readonly date: IsoDate; readonly items: readonly CartItem[] },
): Answer {
  endOverdueMockHolds(state)
  const running = runningHold(state, person._id, date)
  const wanted = stemsOf(items)
  const { terms: region } = fixtureRegion(person.region)
  const quote = quoteDay({
    date,
    items: [...wanted].map(([code, quantity]) => ({
      code,
      quantity,
      price: items.find((item) => item.code === code)?.price ?? 0,
    })),
    stock: pricedCards(state, person).filter(({ availability }) => availability === 'inStock'),
    region,
    now: state.now,
    delivery: { method: 'pickup', cityCost: null },
  })
  const ended = state.holds.filter(
    ({ personId, status, lines }) =>
      personId === person._id && status !== 'held' && [...wanted.keys()].some((code) => lines.has(code)),
  )
  const amount = holdAmount(quote.lines.flatMap(({ fixed }) => fixed ?? []))
  const refusal = refuseHold({
    isAvailable: quote.lines.every(({ mismatches }) =>
      mismatches.every(({ kind }) => kind === 'price-changed'),
    ),
    lastStartedAt:
      ended.length === 0 ? null : new Date(Math.max(...ended.map(({ startedAt }) => +startedAt))),
    amount,
    ...unpaidStanding(state, person, running),
  })
  if (refusal !== null) return toAnswer(state, running, refusal)
  const hold: MockHold = {
    personId: person._id,
    date,
    status: 'held',
    startedAt: running?.startedAt ?? state.now,
    until: running?.until ?? holdUntil(state.now, quote.cutoffAt),
    amount,
    lines: new Map([...[...(running?.lines ?? [])].map(([code]) => [code, 0] as const), ...wanted]),
  }
  take(state, negative(running?.lines ?? new Map()))
  take(state, wanted)
  state.holds = [...state.holds.filter((one) => one !== running), hold]
  return toAnswer(state, hold, null)
}
