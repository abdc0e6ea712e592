import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { ReleaseError, requireCleanTree, runOrThrow } from './run-or-throw.ts'

const versionPattern = /^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/u

/** What is asked of `tagRelease`. */
interface TagOptions {
  /** Whether its components were checked; if not, the message of the tag says so. @default true */
  readonly isChecked?: boolean
}

/**
 * Turns the changesets into versions and change logs of the packages, writes the product's change log and version, commits
 * that, and tags the commit. Nothing leaves the clone.
 */
export async function tagRelease(
  folder: string,
  version: string,
  { isChecked = true }: TagOptions = {},
): Promise<string> {
  if (!versionPattern.test(version)) throw new ReleaseError(`${version} is no version like 1.4.0.`)
  await requireCleanTree(folder)
  await requireLater(folder, version)
  if (globSync('.changeset/*.md', { cwd: folder }).some((file) => !file.endsWith('README.md'))) {
    await runOrThrow(ownProgram('changeset'), ['version'], { cwd: folder })
  }
  writeVersion(path.join(folder, 'package.json'), version)
  await runOrThrow(ownProgram('conventional-changelog'), ['--preset', 'conventionalcommits'], { cwd: folder })
  const tag = `v${version}`
  await runOrThrow('git', ['add', '--all'], { cwd: folder })
  await runOrThrow('git', ['commit', '--message', `chore(release): ${version}`], { cwd: folder })
  const message = `Flower Market ${version}${isChecked ? '' : '\n\nIts components were not checked for advisories.'}`
  await runOrThrow('git', ['tag', '--annotate', tag, '--message', message], { cwd: folder })
  return tag
}

function ownProgram(name: string): string {
  return path.join(root, 'node_modules', '.bin', name)
}

async function requireLater(folder: string, version: string): Promise<void> {
  const tags = await runOrThrow('git', ['tag', '--list', 'v*'], { cwd: folder })
  const released = tags.split('\n').map((tag) => tag.slice(1))
  const later = released.find((other) => other.localeCompare(version, 'en', { numeric: true }) >= 0)
  if (later !== undefined) throw new ReleaseError(`${later} is released; ${version} is not later.`)
}

/** By text, so that nothing else of the file changes. */
function writeVersion(file: string, version: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"version": "[^"\n]*"/u, `"version": "${version}"`))
}
