import type { CallName } from '../contract/contract.ts'
import { frequentCalls } from '../contract/parts/frequent-calls.ts'
import type { Endpoint } from '../endpoint.ts'

/** Whose calls a client makes first of all, besides those that nearly every page makes. */
export type ClientSide = 'shop' | 'staff'

type Calls = { readonly [N in CallName]?: Endpoint }

const loadCalls: { readonly [S in ClientSide]: () => Promise<Calls> } = {
  shop: async () => (await import('../contract/parts/shop-calls.ts')).shopCalls,
  staff: async () => (await import('../contract/parts/staff-calls.ts')).staffCalls,
}

/**
 * What is loaded together, in the order in which it is looked through. Staff's decisions of the last seconds are sent when their page
 * is left: nothing can be loaded any more then, so that with one of their calls all are there.
 */
const loadedBySide: { readonly [S in ClientSide]: readonly (readonly ClientSide[])[] } = {
  shop: [['shop'], ['staff']],
  staff: [['staff', 'shop']],
}

/** What was loaded: `import()` takes longer to answer again than a page that is being left is there. */
const loaded = new Map<ClientSide, Calls>()

async function callsOf(part: ClientSide): Promise<Calls> {
  const known = loaded.get(part)
  if (known !== undefined) return known
  const calls = await loadCalls[part]()
  loaded.set(part, calls)
  return calls
}

/**
 * Finds a call in the parts of the contract, which are loaded when a call is not in those before them: making their schemas takes a
 * phone as long as several frames. Rejects as `import()` does when a part cannot be fetched.
 */
export async function findEndpoint(name: CallName, side: ClientSide): Promise<Endpoint | undefined> {
  const frequent: Endpoint | undefined = (frequentCalls as Calls)[name]
  if (frequent !== undefined) return frequent
  for (const parts of loadedBySide[side]) {
    const calls = await Promise.all(parts.map(callsOf))
    const endpoint = calls.find((part) => name in part)?.[name]
    if (endpoint !== undefined) return endpoint
  }
  return undefined
}
