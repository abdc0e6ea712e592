import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pnpmProgram } from '../packages/pnpm-program.ts'
import { readJson } from '../read-json.ts'
import { buildImage } from './build-image.ts'
import { ReleaseError, requireCleanTree, runOrThrow } from './run-or-throw.ts'

/** The programs that a release ships, each with a bill of materials of its own. */
const shipped = ['api', 'web', 'admin']

/** What is asked of `writeReleaseFiles`. */
interface ReleaseFilesOptions {
  /** For a machine that cannot build containers: `release.json` says that there is no image. */
  readonly hasImage: boolean
  /** @default docker */
  readonly builder?: string
}

/** What `release.json` holds. */
export interface Release {
  readonly version: string
  readonly commit: string
  /** Digest of the image, `sha256:…`, or null where none was built. */
  readonly imageDigest: string | null
  /** SHA-256 of each file beside it. */
  readonly sha256: Readonly<Record<string, string>>
}

/**
 * Writes what belongs to the release that is checked out to `.cache/release/<version>`: bills of materials (CycloneDX), the
 * image as an OCI archive, and `release.json` with the digests. Gives the folder.
 */
export async function writeReleaseFiles(folder: string, options: ReleaseFilesOptions): Promise<string> {
  await requireCleanTree(folder)
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json')) ?? { version: '' }
  const tags = await runOrThrow('git', ['tag', '--points-at', 'HEAD'], { cwd: folder })
  if (!tags.split('\n').includes(`v${version}`)) {
    throw new ReleaseError(`Check out the tag of a release first: v${version} is another commit, or none.`)
  }
  const out = path.join(folder, '.cache', 'release', version)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const imageDigest = options.hasImage
    ? await buildImage(folder, { builder: options.builder ?? 'docker', version, out })
    : null
  for (const name of shipped) await writeBillOfMaterials(folder, name, path.join(out, `${name}.cdx.json`))
  const commit = await runOrThrow('git', ['rev-parse', 'HEAD'], { cwd: folder })
  const sha256 = Object.fromEntries(readdirSync(out).map((file) => [file, sha256Of(path.join(out, file))]))
  const release: Release = { version, commit, imageDigest, sha256 }
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return out
}

/** Writes what a program is made of, without what only its build and its tests need. */
export async function writeBillOfMaterials(folder: string, name: string, file: string): Promise<void> {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const which = ['--prod', '--lockfile-only', '--filter', `@flower-market/${name}`]
  await runOrThrow(pnpmProgram(), ['sbom', ...format, ...which, '--out', file], { cwd: folder })
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
