import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { atom, type Getter, type Setter } from 'jotai'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'
import { sendDecisionAtom, type DeskDecision } from './desk.atoms.ts'

/** How long a decision can be taken back before it is sent, ms. */
export const undoMs = 10_000

/** A decision that is not sent yet, or is being sent. */
export interface PendingDecision {
  readonly item: DeskItem
  readonly decision: DeskDecision
  /** When it is sent, ms since 1970 by the clock of the device. */
  readonly sendAtMs: number
  readonly isSending: boolean
  readonly timer: ReturnType<typeof setTimeout>
}

const pendingBaseAtom = atom<readonly PendingDecision[]>([])

/** The decisions that can be taken back, and those on their way, the latest last. */
export const pendingDecisionsAtom = atom((get) => get(pendingBaseAtom))

/** Whether two items are the same one, read at different moments. */
export function isSameItem(one: DeskItem, other: DeskItem): boolean {
  return one.kind === other.kind && one._id === other._id
}

/** A decision that was taken back, or that the server has refused: what was typed for it is there when its item is opened. */
export interface UnsentDecision {
  readonly item: DeskItem
  readonly decision: DeskDecision
}

const unsentBaseAtom = atom<readonly UnsentDecision[]>([])

/** The decisions that were taken back or refused and not made again since, one for each item. */
export const unsentDecisionsAtom = atom((get) => get(unsentBaseAtom))

/** The unsent decision about an item. An item that waits since another moment, such as a later application of the same person, has none. */
export function findUnsent(decisions: readonly UnsentDecision[], item: DeskItem): DeskDecision | undefined {
  return decisions.find((one) => isSameItem(one.item, item) && one.item.since === item.since)?.decision
}

const keepUnsentAtom = atom(null, (get, set, { item, decision }: UnsentDecision): void => {
  const others = get(unsentBaseAtom).filter((one) => !isSameItem(one.item, item))
  set(unsentBaseAtom, [...others, { item, decision }])
})

function drop(get: Getter, set: Setter, item: DeskItem): void {
  set(
    pendingBaseAtom,
    get(pendingBaseAtom).filter((one) => !isSameItem(one.item, item)),
  )
}

const sendNowAtom = atom(null, async (get, set, item: DeskItem): Promise<void> => {
  const found = get(pendingBaseAtom).find((one) => isSameItem(one.item, item))
  if (found === undefined || found.isSending) return
  clearTimeout(found.timer)
  set(
    pendingBaseAtom,
    get(pendingBaseAtom).map((one) => (one === found ? Object.assign({}, one, { isSending: true }) : one)),
  )
  const outcome = await set(sendDecisionAtom, item, found.decision)
  if (outcome === 'refused') set(keepUnsentAtom, found)
  drop(get, set, item)
})

/** Decides about an item: it is sent after ten seconds, unless it is taken back. */
export const decideAtom = atom(null, (get, set, item: DeskItem, decision: DeskDecision): void => {
  if (get(pendingBaseAtom).some((one) => isSameItem(one.item, item))) return
  set(
    unsentBaseAtom,
    get(unsentBaseAtom).filter((one) => !isSameItem(one.item, item)),
  )
  const timer = setTimeout(() => void set(sendNowAtom, item), undoMs)
  const sendAtMs = get(pageEnvironmentAtom).now().getTime() + undoMs
  set(pendingBaseAtom, [...get(pendingBaseAtom), { item, decision, sendAtMs, isSending: false, timer }])
})

/** Takes a decision back, the latest unless an item is named; one that is on its way is not taken back. */
export const undoDecisionAtom = atom(null, (get, set, item?: DeskItem): DeskItem | undefined => {
  const found = get(pendingBaseAtom).findLast(
    (one) => !one.isSending && (item === undefined || isSameItem(one.item, item)),
  )
  if (found === undefined) return undefined
  clearTimeout(found.timer)
  set(keepUnsentAtom, found)
  drop(get, set, found.item)
  return found.item
})

/** Sends what waits at once: the page is left. */
export const sendDecisionsAtom = atom(null, async (get, set): Promise<void> => {
  await Promise.all(get(pendingBaseAtom).map(({ item }) => set(sendNowAtom, item)))
})
