import { foldersOf, importersOf, type ModuleGraph } from './module-graph.ts'

const ownSource = /[\\/](?:apps|packages)[\\/][a-z-]+[\\/]src[\\/].*\.(?:tsx?|css)$/

const library = /[\\/]node_modules[\\/]/

/** What several parts of an app share, of its own source. */
export const shared = { test: ownSource, minShareCount: 2 }

/** Which parts of the contract an app loads; staff's loads both together. */
const callsOf = { shop: ['shop'], staff: ['staff', 'shop'] } as const

/** The modules that need all of what is not among the screens; what two of them need belongs to the first. */
function partsOf(side: keyof typeof callsOf): readonly (readonly [string, string])[] {
  return [
    ['client-catalog', '/packages/api-client/src/contract/catalog.contract.ts'],
    ['client-contract', '/packages/api-client/src/contract/parts/frequent-calls.ts'],
    ['client', '/packages/api-client/src/transport/create-transport.ts'],
    ['events', '/packages/api-client/src/event-parsing.ts'],
    ...callsOf[side].map(
      (part) => [`${side}-calls`, `/packages/api-client/src/contract/parts/${part}-calls.ts`] as const,
    ),
  ]
}

/**
 * The files of what sends requests and checks answers of frequent calls, which every page fetches with its first call, of what reads
 * events, of the other calls of the app's side, and of what these share with screens. Left alone, the bundler divides them among
 * files of screens, and a call fetches them all. The first of these is four files, each evaluated in a task of its own: libraries, the
 * schemas in two, and what sends requests.
 */
export function clientFiles(side: keyof typeof callsOf, priority: number) {
  const parts = partsOf(side)
  const name = (id: string, graph: ModuleGraph): string | null => {
    const importers = importersOf(id, graph)
    const paths = [...importers].map((one) => one.replaceAll('\\', '/'))
    const found = parts.find(([, module]) => paths.some((one) => one.endsWith(module)))
    if (found === undefined) return null
    const [part] = found
    const isOfClient = part.startsWith('client')
    if (foldersOf(importers).size === 0) return isOfClient && library.test(id) ? 'client-libraries' : part
    return part === `${side}-calls` ? `${part}-and-screens` : 'client-and-screens'
  }
  return { name, debugName: 'client', priority }
}

/** The files of what some screens share, by the set of these screens; below `tooSmall` source bytes it joins what more of them share. */
export function sharedFiles(tooSmall: number, priority: number) {
  return { ...shared, name: 'shared', priority, entriesAware: true, entriesAwareMergeThreshold: tooSmall }
}
