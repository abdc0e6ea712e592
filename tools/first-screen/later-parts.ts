import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import type { Check } from '../suites/suite.ts'

/** What Vite writes of a build's files, by the key of each. */
export type BuiltFiles = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly name?: string
      readonly imports?: readonly string[]
      readonly css?: readonly string[]
    }
  >
>

/** The most files that a part may need besides those of the entry, by the part's name. */
const mostFiles = { client: 8, 'whole-list': 12 } as const

function importsOf(built: BuiltFiles, key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of built[key]?.imports ?? []) importsOf(built, imported, found)
  return found
}

/** The scripts and sheets that a part of the app needs and its entry does not. Throws when the build has no such part. */
export function filesOfPart(built: BuiltFiles, name: string): readonly string[] {
  const part = Object.keys(built).find((key) => built[key]?.name === name)
  if (part === undefined) throw new Error(`The build has no part named ${name}.`)
  const early = importsOf(built, 'index.html')
  const late = [...importsOf(built, part)].filter((key) => !early.has(key))
  return [...new Set(late.flatMap((key) => [built[key]?.file ?? [], ...(built[key]?.css ?? [])].flat()))]
}

/** What every page fetches with its first call, and the catalog with the rest of its list, is in a few files. */
export function laterPartChecks(): Check[] {
  const built = readJson<BuiltFiles>(path.join(root, 'apps/web/dist/.vite/manifest.json')) ?? {}
  return Object.entries(mostFiles).map(([name, most]) => {
    const files = filesOfPart(built, name)
    return {
      name: `the part ${name} needs at most ${most} files`,
      isPassed: files.length <= most,
      output: `  ${files.length}: ${files.join(', ')}`,
    }
  })
}
