import { clientFiles, shared, sharedFiles } from '../../../tools/vite/client-files.ts'
import { foldersOf, importersOf, type ModuleGraph } from '../../../tools/vite/module-graph.ts'

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

function isForAll(importers: ReadonlySet<string>): boolean {
  const folders = foldersOf(importers)
  return [...importers].some((one) => entry.test(one)) || shopPages.every((folder) => folders.has(folder))
}

/** React itself with the module that has it evaluated: before the shop, in a task of its own. It changes with React's releases, and with that module, only. */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]app[\\/]react-roots\.ts$/

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

const wholeList = /[\\/]screens[\\/]catalog[\\/]whole-list\.ts$/

/** Names the file of what the rest of the price list shares with other screens: some twenty parts of a kilobyte or two each. */
function wholeListFileOf(id: string, graph: ModuleGraph): string | null {
  return [...importersOf(id, graph)].some((one) => wholeList.test(one)) ? 'whole-list-and-screens' : null
}

/** Which modules share a file. */
export function chunkGroups() {
  return [
    { name: entryFileOf, debugName: 'entry', priority: 5 },
    { ...shared, name: firstFileOf, debugName: 'first pages', priority: 4 },
    clientFiles('shop', 3),
    { ...shared, name: wholeListFileOf, debugName: 'whole price list', priority: 2 },
    sharedFiles(tooSmallToFetchAlone, 1),
  ]
}
