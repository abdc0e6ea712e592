/** A component of the programs with a known vulnerability. */
export interface VulnerableComponent {
  readonly name: string
  /** The version in use. */
  readonly version: string
  /** Number of the advisory, `GHSA-…`, or its address where it has none. */
  readonly advisory: string
  readonly severity: string
  /** When the first later version without it was published; undefined where there is none. */
  readonly fixedAt?: Date | undefined
}

/** A component that a later version has been published of. */
export interface OutdatedComponent {
  readonly name: string
  readonly version: string
  /** When the first later version was published. */
  readonly laterAt: Date
}

/** What is known and stays for a while, as `ops/kept-components.json` has it. */
export interface KeptComponent {
  readonly name: string
  /** Absent, its age is meant. */
  readonly advisory?: string | undefined
  /** Why it cannot be used here, or why the later version cannot be. */
  readonly reason: string
  /** The last day, YYYY-MM-DD. */
  readonly until: string
}

/** Days from the publication of a fixed version, as `docs/operations.md` has them; of a severity that is not named here none, it goes with the next release. */
const daysOfSeverity: Readonly<Record<string, number>> = { critical: 2, high: 7, moderate: 30 }
/** Three months. */
const daysOfUpdates = 92
const dayMs = 86_400_000

function daysSince(moment: Date, now: Date): number {
  return Math.floor((now.getTime() - moment.getTime()) / dayMs)
}

function isKept(
  kept: readonly KeptComponent[],
  { name, advisory }: { readonly name: string; readonly advisory?: string },
  now: Date,
): boolean {
  const today = now.toISOString().slice(0, 10)
  return kept.some((one) => one.name === name && one.advisory === advisory && one.until >= today)
}

function vulnerableLine(component: VulnerableComponent, now: Date): string | undefined {
  const { name, version, advisory, severity, fixedAt } = component
  const what = `${name} ${version}: ${advisory}, ${severity}`
  if (fixedAt === undefined) return `${what}: no fixed version; write down why it cannot be used here.`
  const [days, mostDays] = [daysSince(fixedAt, now), daysOfSeverity[severity] ?? 0]
  return days < mostDays ? undefined : `${what}: fixed ${days} days ago, ${mostDays} are allowed.`
}

/** Which components have exceeded the time frames of `docs/operations.md`, a line each. */
export function exceededTimes(
  {
    vulnerable,
    outdated,
  }: { readonly vulnerable: readonly VulnerableComponent[]; readonly outdated: readonly OutdatedComponent[] },
  kept: readonly KeptComponent[],
  now: Date,
): string[] {
  return [
    ...vulnerable
      .filter((component) => !isKept(kept, component, now))
      .flatMap((component) => vulnerableLine(component, now) ?? []),
    ...outdated
      .filter(({ name, laterAt }) => daysSince(laterAt, now) >= daysOfUpdates && !isKept(kept, { name }, now))
      .map(
        ({ name, version, laterAt }) =>
          `${name} ${version}: a later version is ${daysSince(laterAt, now)} days old, ${daysOfUpdates} are allowed.`,
      ),
  ]
}
