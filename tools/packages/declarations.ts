import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A relative import in a declaration; sources name their neighbours with `.ts` or `.tsx`. */
const neighbour = /(?<quote>['"])(?<path>\.{1,2}\/[^'"]+)\.tsx?\k<quote>/gu

/**
 * Copies the declarations that are reachable from `entries` (relative, without extension) to `to`, importing `.js` as the
 * built modules are named. What only tests know stays behind.
 */
export function copyDeclarations(from: string, to: string, entries: readonly string[]): void {
  const copied = new Set<string>()
  const copy = (entry: string): void => {
    if (copied.has(entry)) return
    copied.add(entry)
    const declaration = readFileSync(path.join(from, `${entry}.d.ts`), 'utf8')
    const target = path.join(to, `${entry}.d.ts`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, declaration.replaceAll(neighbour, '$<quote>$<path>.js$<quote>'))
    for (const { groups } of declaration.matchAll(neighbour)) {
      copy(path.join(path.dirname(entry), groups?.['path'] ?? ''))
    }
  }
  for (const entry of entries) copy(path.normalize(entry))
}
