const ownSource = /[\\/](?:apps[\\/]web[\\/]src|packages[\\/][a-z-]+[\\/]src)[\\/].*\.(?:tsx?|css)$/

const page = /[\\/]screens[\\/](?<folder>[a-z-]+)[\\/]\w+Screen\.tsx$/

/** The folders of the pages that people open first: the shop itself, for buyers and for guests, and the texts that mails and search engines lead to. */
const shopPages = ['catalog', 'signin']
const firstPages = [...shopPages, 'legal']

/** What this many folders of pages need, more than half of them, has a file of its own: it would bring a first page along with it. */
const mostPages = 28

/**
 * Below this many source bytes, what only some of the other screens share joins what more of them share. Eight times as much
 * made the catalog fetch a fifth more code, of screens that it has nothing to do with.
 */
const tooSmallToFetchAlone = 1500

const entry = /[\\/]apps[\\/]web[\\/](?:src[\\/]main\.tsx|index\.html)$/

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** A module with all that import it at once, directly or not. */
function importersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const importers = new Set([id])
  for (const one of importers)
    graph.getModuleInfo(one)?.importers.forEach((importer) => importers.add(importer))
  return importers
}

/** Which folders of pages need a module. */
function foldersOf(importers: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...importers].flatMap((importer) => page.exec(importer)?.groups?.['folder'] ?? []))
}

function isForAll(importers: ReadonlySet<string>): boolean {
  const folders = foldersOf(importers)
  return [...importers].some((one) => entry.test(one)) || shopPages.every((folder) => folders.has(folder))
}

/** React itself, which changes with its own releases only, and is evaluated before the shop, in a task of its own. */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** Names the file of what every page needs, and the first pages each. */
function entryFileOf(id: string, graph: ModuleGraph): string | null {
  if (!isForAll(importersOf(id, graph))) return null
  return react.test(id) ? 'react' : 'shop'
}

/**
 * Names the file of what first pages share, with other pages or with parts of their own that come later. Left alone, the
 * bundler makes a file for each set of pages that share something, some twenty for one page.
 */
function firstFileOf(id: string, graph: ModuleGraph): string | null {
  const folders = foldersOf(importersOf(id, graph))
  const firsts = firstPages.filter((folder) => folders.has(folder))
  if (firsts.length === 0) return null
  return folders.size < mostPages ? `for-${firsts.join('-')}` : 'for-most'
}

/** What is not among the screens, and the module that needs all of it; what two of them need belongs to the first. */
const clientParts = [
  ['client', /[\\/]packages[\\/]api-client[\\/]src[\\/]transport[\\/]create-transport\.ts$/],
  ['events', /[\\/]packages[\\/]api-client[\\/]src[\\/]event-parsing\.ts$/],
  ['shop-calls', /[\\/]packages[\\/]api-client[\\/]src[\\/]contract[\\/]parts[\\/]shop-calls\.ts$/],
] as const

/**
 * Names the file of what sends requests and checks answers of frequent calls, which every page fetches with its first call, that of
 * what reads events, that of the shop's other calls, and those of what these share with screens. Left alone, the bundler
 * divides them among files of screens, and a call fetches them all. The shop never loads the calls of staff.
 */
function clientFileOf(id: string, graph: ModuleGraph): string | null {
  const importers = importersOf(id, graph)
  const found = clientParts.find(([, module]) => [...importers].some((one) => module.test(one)))
  if (found === undefined) return null
  const [name] = found
  if (foldersOf(importers).size === 0) return name
  return name === 'shop-calls' ? 'shop-calls-and-screens' : 'client-and-screens'
}

const wholeList = /[\\/]screens[\\/]catalog[\\/]whole-list\.ts$/

/** Names the file of what the rest of the price list shares with other screens: some twenty parts of a kilobyte or two each. */
function wholeListFileOf(id: string, graph: ModuleGraph): string | null {
  return [...importersOf(id, graph)].some((one) => wholeList.test(one)) ? 'whole-list-and-screens' : null
}

/** Which modules share a file. */
export function chunkGroups() {
  const shared = { test: ownSource, minShareCount: 2 }
  return [
    { name: entryFileOf, debugName: 'entry', priority: 5 },
    { ...shared, name: firstFileOf, debugName: 'first pages', priority: 4 },
    { name: clientFileOf, debugName: 'client', priority: 3 },
    { ...shared, name: wholeListFileOf, debugName: 'whole price list', priority: 2 },
    {
      ...shared,
      name: 'shared',
      priority: 1,
      entriesAware: true,
      entriesAwareMergeThreshold: tooSmallToFetchAlone,
    },
  ]
}
