import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'

/** The packages that other products can install. */
export const publishedPackages = ['packages/flower-domain', 'packages/api-client', 'packages/ui'].map(
  (folder) => path.join(root, folder),
)

/** The part of a published package's manifest that the build reads. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, { readonly source: string }>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, string>> }
}

/** What a package may be imported by. */
export interface EntryPoint {
  /** The key in `exports`: `./button`. */
  readonly name: string
  /** The file of the workspace behind it: `src/components/button/index.ts`. */
  readonly source: string
  /** The built file behind it: `./dist/components/button/index.js`. */
  readonly built: string
}

/** Reads a package's manifest; throws where there is none. */
export function readManifest(folder: string): Manifest {
  const manifest = readJson<Manifest>(path.join(folder, 'package.json'))
  if (manifest === undefined) throw new Error(`${folder} has no package.json that can be read.`)
  return manifest
}

/** All entry points of a package: each entry of `exports`, and for one with a `*` each folder that it finds. */
export function entryPointsOf(folder: string): EntryPoint[] {
  const entryPoints = Object.entries(readManifest(folder).exports).flatMap(([name, { source }]) =>
    source.includes('*') ? foldersBehind(folder, name, source) : [toEntryPoint(name, source)],
  )
  const missing = entryPoints.find(({ source }) => !existsSync(path.join(folder, source)))
  if (missing !== undefined)
    throw new Error(`${missing.name} leads to ${missing.source}, which is not there.`)
  return entryPoints
}

/** The `publishConfig.exports` that a package has to have: its entry points without what only the workspace can open. */
export function packedExports(folder: string): Record<string, string> {
  return Object.fromEntries(entryPointsOf(folder).map(({ name, built }) => [name, built]))
}

function foldersBehind(folder: string, name: string, source: string): EntryPoint[] {
  const [before = '', after = ''] = source.split('*')
  return globSync(source, { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/').slice(before.replace('./', '').length, -after.length))
    .toSorted()
    .map((found) => toEntryPoint(name.replace('*', found), source.replace('*', found)))
}

function toEntryPoint(name: string, source: string): EntryPoint {
  const built = source.endsWith('.css')
    ? name.replace('./', './dist/')
    : source.replace('./src/', './dist/').replace(/\.tsx?$/u, '.js')
  return { name, source: source.replace('./', ''), built }
}
