import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import { type Ended, runProgram } from '../run-program.ts'
import type { PackedPackage } from './package-build.ts'
import { pnpmProgram } from './pnpm-program.ts'

const fixture = path.join(root, 'fixtures', 'consumer')

/** A product outside of this repository that has installed the packed packages. */
export interface Consumer {
  readonly folder: string
  readonly installed: Ended
  /** Runs a program of the product's dependencies. */
  run(program: string, args: readonly string[]): Promise<Ended>
  remove(): void
}

/** Copies the consumer to a folder of its own, where no workspace can lend it anything, and installs the tarballs. */
export async function installConsumer(packages: readonly PackedPackage[]): Promise<Consumer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-consumer-'))
  cpSync(fixture, folder, { recursive: true })
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), settings(packages))
  const installed = await runProgram(
    pnpmProgram(),
    [
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
      '--ignore-scripts',
      `--store-dir=${storeFolder()}`,
    ],
    { cwd: folder, output: 'keep', env: { CI: 'true' } },
  )
  return {
    folder,
    installed,
    run: (program, args) =>
      runProgram(path.join(folder, 'node_modules', '.bin', program), args, {
        cwd: folder,
        output: 'keep',
        env: { NODE_ENV: 'production' },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The workspace's versions, which are in pnpm's store already, and the tarballs wherever one of ours is asked for. */
function settings(packages: readonly PackedPackage[]): string {
  const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [catalog] = /^catalog:\n(?: .+\n)+/mu.exec(workspace) ?? ['']
  const overrides = packages.map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`)
  return `pmOnFail: ignore\n${catalog}overrides:\n${overrides.join('')}`
}

function storeFolder(): string {
  const store = readJson<{ storeDir: string }>(path.join(root, 'node_modules', '.modules.yaml'))?.storeDir
  if (store === undefined) throw new Error("pnpm's store is not named in node_modules/.modules.yaml.")
  return path.dirname(store)
}
