/** What the bundler knows of modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** A module with all that import it at once, directly or not. */
export function importersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const importers = new Set([id])
  for (const one of importers)
    graph.getModuleInfo(one)?.importers.forEach((importer) => importers.add(importer))
  return importers
}

const page = /[\\/]screens[\\/](?<folder>[a-z-]+)[\\/]\w+Screen\.tsx$/

/** Which folders of pages need a module, given all that import it. */
export function foldersOf(importers: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...importers].flatMap((importer) => page.exec(importer)?.groups?.['folder'] ?? []))
}
