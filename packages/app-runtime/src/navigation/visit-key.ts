/** The key that the router gives to every entry of the history that a page was loaded into. */
const keyOfFirstEntry = 'default'

/** As much of the browser's history as naming an entry needs. */
export type EntryHistory = Pick<History, 'state' | 'replaceState'>

function namedVisit(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'visit' in state ? String(state.visit) : null
}

/**
 * Names a visit to a page, the same after a reload and after going back to it. Entries that pages were loaded into share
 * the router's key, so that each gets a name of its own in its state.
 */
export function visitKey(routerKey: string, history: EntryHistory, newName: () => string): string {
  if (routerKey !== keyOfFirstEntry) return routerKey
  const state: unknown = history.state
  const known = namedVisit(state)
  if (known !== null) return known
  const visit = newName()
  history.replaceState({ ...(state as object | null), visit }, '')
  return visit
}
