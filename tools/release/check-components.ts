import path from 'node:path'
import { pnpmProgram } from '../packages/pnpm-program.ts'
import { readJson } from '../read-json.ts'
import { runProgram } from '../run-program.ts'
import {
  exceededTimes,
  type KeptComponent,
  type OutdatedComponent,
  type VulnerableComponent,
} from './component-times.ts'
import { ReleaseError } from './run-or-throw.ts'

/** What is asked of `checkComponents`. */
interface CheckOptions {
  /** Address of the registry. @default the one that pnpm is set up for */
  readonly registry?: string
  /** @default now */
  readonly now?: Date
}

interface Advisory {
  readonly module_name: string
  readonly severity: string
  readonly patched_versions?: string
  readonly github_advisory_id?: string
  readonly url: string
  readonly findings: readonly { readonly version: string }[]
}

type Times = Readonly<Record<string, string>>

/** Numbers of a version, the first the most; undefined for one before a release. */
function numbersOf(version: string): number[] | undefined {
  return /^\d+\.\d+\.\d+$/u.test(version) ? version.split('.').map(Number) : undefined
}

function isLater(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)]
  if (one === undefined || two === undefined) return false
  const place = one.findIndex((number, index) => number !== two[index])
  return place !== -1 && one[place]! > two[place]!
}

/** When the first of some versions that are later than another was published. */
function firstAfter(times: Times, version: string, among = Object.keys(times)): Date | undefined {
  const moments = among.flatMap((one) => {
    const at = times[one]
    return at !== undefined && isLater(one, version) ? [new Date(at)] : []
  })
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

/**
 * Asks the registry which components of the programs have known vulnerabilities or later versions, and gives those that have exceeded the time
 * frames of `docs/operations.md`, a line each. Throws a `ReleaseError` where the registry does not answer.
 */
export async function checkComponents(folder: string, options: CheckOptions = {}): Promise<string[]> {
  const { registry, now = new Date() } = options
  const ask = async <T>(args: readonly string[]): Promise<T> => {
    const from = registry === undefined ? [] : ['--registry', registry]
    const { output } = await runProgram(pnpmProgram(), [...args, '--json', ...from], {
      cwd: folder,
      output: 'keep',
    })
    // Its code is 1 both where something is found and where the registry does not answer; warnings stand beside the answer.
    const [answer] = /^\{[^]*\}/mu.exec(output) ?? []
    if (answer === undefined) throw new ReleaseError(`pnpm ${args.join(' ')} failed:\n${output.trim()}`)
    return JSON.parse(answer) as T
  }
  const published = new Map<string, Promise<Times>>()
  const timesOf = (name: string): Promise<Times> => {
    const times = published.get(name) ?? ask<Times>(['view', name, 'time'])
    published.set(name, times)
    return times
  }
  const { advisories } = await ask<{ advisories: Record<string, Advisory> }>(['audit', '--prod'])
  const vulnerable: VulnerableComponent[] = []
  for (const { module_name: name, severity, findings, ...advisory } of Object.values(advisories)) {
    const fixed = [...(advisory.patched_versions ?? '').matchAll(/>=?\s*(\d+\.\d+\.\d+)/gu)]
    const times = await timesOf(name)
    for (const { version } of findings) {
      vulnerable.push({
        name,
        version,
        severity,
        advisory: advisory.github_advisory_id ?? advisory.url,
        fixedAt: firstAfter(
          times,
          version,
          fixed.map(([, first = '']) => first),
        ),
      })
    }
  }
  const outdated: OutdatedComponent[] = []
  const later = await ask<Record<string, { readonly current?: string }>>([
    'outdated',
    '--recursive',
    '--prod',
  ])
  for (const [name, { current: version = '' }] of Object.entries(later)) {
    const laterAt = firstAfter(await timesOf(name), version)
    if (laterAt !== undefined) outdated.push({ name, version, laterAt })
  }
  const kept = readJson<KeptComponent[]>(path.join(folder, 'ops/kept-components.json')) ?? []
  return exceededTimes({ vulnerable, outdated }, kept, now)
}
