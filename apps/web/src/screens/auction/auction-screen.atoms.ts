import { atom } from 'jotai'
import type { CallOutput } from '@flower-market/api-client'
import type { DeliveryMethod } from '@flower-market/flower-domain'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Where what is taken goes. */
export interface AuctionDestination {
  readonly method: DeliveryMethod
  readonly address: string | null
}

/** A press of this person. */
export type OwnPress = Pick<
  CallOutput<'auctionPress'>,
  '_id' | 'clockId' | 'step' | 'price' | 'until' | 'minimumStems'
>

/** How far the server's clock is ahead of the device's, and how long answers take, in milliseconds. */
export interface ServerClock {
  readonly offsetMs: number
  /** The last minute's, oldest first. */
  readonly latenciesMs: readonly number[]
}

const keptSamples = 12

/** What is known of the server's clock; null before it was asked. */
export const serverClockAtom = atom<ServerClock | null>(null)

/** Asks for the server's time; the half of the way is how old the answer is. Never rejects: the last one holds on. */
export const measureClockAtom = atom(null, async (get, set) => {
  const startMs = performance.now()
  try {
    const { serverTime } = await get(apiAtom).call('auctionTime', {}, shownInPlace)
    const latencyMs = performance.now() - startMs
    const offsetMs = Date.parse(serverTime) + latencyMs / 2 - Date.now()
    set(serverClockAtom, (before) => {
      const latenciesMs = [...(before?.latenciesMs ?? []), latencyMs].slice(-keptSamples)
      // The fastest answer of the last minute tells the time best.
      const isBest = before === null || latencyMs <= Math.min(...before.latenciesMs)
      return { offsetMs: isBest ? offsetMs : before.offsetMs, latenciesMs }
    })
  } catch {
    // The connection's own banner tells of it.
  }
})

const pressesAtom = atom<ReadonlyMap<string, OwnPress>>(new Map())

/** The presses of this person by their clock, as this page knows them. */
export const ownPressesAtom = atom((get) => get(pressesAtom))

/** Remembers a press of this person. */
const learnPressAtom = atom(null, (_get, set, press: OwnPress) =>
  set(pressesAtom, (before) => new Map(before).set(press.clockId, press)),
)

/** A press as it is sent. */
export interface PressToSend extends AuctionDestination {
  readonly clockId: string
  readonly seenPrice: number
}

/** Takes a lot at the price that the person sees. Rejects with the refusal. */
export const pressAtom = atom(
  null,
  async (get, set, { clockId, seenPrice, method, address }: PressToSend) => {
    const body = { methodDelivery: method, seenPrice, ...(address !== null && { address }) }
    const options = { idempotencyKey: crypto.randomUUID(), ...shownInPlace }
    const press = await get(apiAtom).call('auctionPress', { params: { id: clockId }, body }, options)
    set(learnPressAtom, press)
    set(invalidateAtom, ['auctions'])
    return press
  },
)

/** Asks whether the press for which a clock stands is this person's. */
export const recallPressAtom = atom(null, async (get, set, pressId: string) => {
  try {
    const press = await get(apiAtom).call('auctionPressGet', { params: { id: pressId } }, shownInPlace)
    if (press.status === 'choosing') set(learnPressAtom, press)
  } catch {
    // It is another buyer's.
  }
})

/** Says how many stems a press buys. Rejects with the refusal; the same choice again is the same order. */
export const chooseAtom = atom(
  null,
  async (get, set, { pressId, quantity }: { readonly pressId: string; readonly quantity: number }) => {
    const input = { params: { id: pressId }, body: { quantity } }
    const options = { idempotencyKey: `${pressId}-${quantity}`, ...shownInPlace }
    const bought = await get(apiAtom).call('auctionChoose', input, options)
    set(invalidateAtom, ['auctions', 'balances', 'orders'])
    return bought
  },
)
