import type { CallName } from '../contract/contract.ts'
import { frequentCalls } from '../contract/parts/frequent-calls.ts'
import type { Endpoint } from '../endpoint.ts'

/** Whose calls a client makes first of all, besides those that nearly every page makes. */
export type ClientSide = 'shop' | 'staff'

type Calls = { readonly [N in CallName]?: Endpoint }

async function loadShopCalls(): Promise<Calls> {
  return (await import('../contract/parts/shop-calls.ts')).shopCalls
}

async function loadStaffCalls(): Promise<Calls> {
  return (await import('../contract/parts/staff-calls.ts')).staffCalls
}

const partsBySide: { readonly [S in ClientSide]: readonly (() => Promise<Calls>)[] } = {
  shop: [loadShopCalls, loadStaffCalls],
  staff: [loadStaffCalls, loadShopCalls],
}

/**
 * Finds a call in the parts of the contract: those of the client's own side are looked through before the others. A part is
 * loaded when a call is not in those before it, because making its schemas takes a phone as long as several frames. Rejects as
 * `import()` does when a part cannot be fetched.
 */
export async function findEndpoint(name: CallName, side: ClientSide): Promise<Endpoint | undefined> {
  const frequent: Endpoint | undefined = (frequentCalls as Calls)[name]
  if (frequent !== undefined) return frequent
  for (const load of partsBySide[side]) {
    const endpoint = (await load())[name]
    if (endpoint !== undefined) return endpoint
  }
  return undefined
}
