const ownSource = /[\\/](?:apps[\\/]web[\\/]src|packages[\\/][a-z-]+[\\/]src)[\\/].*\.(?:tsx?|css)$/

/**
 * The pages that people open first. What one of them shares with other pages is one file: left alone, the bundler makes a
 * file for each set of pages that share something, some twenty for one page.
 */
const firstPages = [
  { name: 'catalog', file: /[\\/]screens[\\/]catalog[\\/]CatalogScreen\.tsx$/ },
  { name: 'signin', file: /[\\/]screens[\\/]signin[\\/]SigninScreen\.tsx$/ },
]

/**
 * Below this many source bytes, what only some of the other screens share joins what more of them share. Eight times as much
 * made the catalog fetch a fifth more code, of screens that it has nothing to do with.
 */
const tooSmallToFetchAlone = 1500

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Names the first pages that import a module, directly or not; null where none does. */
function firstPagesOf(id: string, graph: ModuleGraph): string | null {
  const importers = new Set([id])
  for (const one of importers)
    graph.getModuleInfo(one)?.importers.forEach((importer) => importers.add(importer))
  const pages = firstPages.filter(({ file }) => [...importers].some((importer) => file.test(importer)))
  return pages.length === 0 ? null : `for-${pages.map(({ name }) => name).join('-')}`
}

/** Which modules share a file: all that the entry needs is one, as is what a first page shares with others. */
export function chunkGroups() {
  return [
    { name: 'shop', priority: 3, tags: ['$initial' as const] },
    { name: firstPagesOf, debugName: 'first pages', priority: 2, test: ownSource, minShareCount: 2 },
    {
      name: 'shared',
      priority: 1,
      test: ownSource,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: tooSmallToFetchAlone,
    },
  ]
}
