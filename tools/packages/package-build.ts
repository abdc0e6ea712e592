import { globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeCssTypes } from '../css-types.ts'
import { root } from '../root.ts'
import { buildTypes } from '../build-types.ts'
import { runProgram } from '../run-program.ts'
import { copyDeclarations } from './declarations.ts'
import { entryPointsOf, publishedPackages, readManifest } from './entry-points.ts'
import { buildLibrary } from './library-build.ts'
import { pnpmProgram } from './pnpm-program.ts'

/** A package as its consumers get it. */
export interface PackedPackage {
  readonly name: string
  readonly folder: string
  /** Path of the `.tgz`. */
  readonly tarball: string
}

const tarballs = path.join(root, '.cache', 'packages')

/** Builds and packs all published packages into `.cache/packages`; throws, with what the tool said, where one fails. */
export async function buildPackages(): Promise<PackedPackage[]> {
  await writeCssTypes()
  expectSuccess(await buildTypes(publishedPackages))
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  const packed: PackedPackage[] = []
  for (const folder of publishedPackages) {
    await buildPackage(folder)
    packed.push({ name: readManifest(folder).name, folder, tarball: await pack(folder) })
  }
  return packed
}

/** Modules and sheets by Vite; declarations are those of the type check. */
async function buildPackage(folder: string): Promise<void> {
  const entryPoints = entryPointsOf(folder)
  await buildLibrary(folder, entryPoints)
  const entries = entryPoints.flatMap(({ built }) => /^\.\/dist\/(.+)\.js$/u.exec(built)?.[1] ?? [])
  copyDeclarations(path.join(root, '.cache/types', path.basename(folder)), path.join(folder, 'dist'), entries)
}

async function pack(folder: string): Promise<string> {
  const before = new Set(globSync('*.tgz', { cwd: tarballs }))
  expectSuccess(
    await runProgram(pnpmProgram(), ['pack', '--pack-destination', tarballs], {
      cwd: folder,
      output: 'keep',
    }),
  )
  const tarball = globSync('*.tgz', { cwd: tarballs }).find((name) => !before.has(name))
  if (tarball === undefined) throw new Error(`pnpm packed nothing in ${folder}.`)
  return path.join(tarballs, tarball)
}

function expectSuccess({ code, output }: { readonly code: number; readonly output: string }): void {
  if (code !== 0) throw new Error(output)
}
