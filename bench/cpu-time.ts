import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100
const pageBytes = 4096

interface ProcessStat {
  readonly parent: number
  /** Of the process and its ended children. */
  readonly seconds: number
  readonly residentBytes: number
}

function statOf(pid: number): ProcessStat | null {
  try {
    // The name in parentheses may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    const [pages = 0] = fields.slice(21, 22)
    const seconds = (user + system + childUser + childSystem) / ticksPerSecond
    return { parent, seconds, residentBytes: pages * pageBytes }
  } catch {
    return null
  }
}

/** Processor time that a process with its children has used, in seconds. Null where the system does not say. */
export function cpuSeconds(pid: number): number | null {
  const own = statOf(pid)
  if (own === null) return null
  const children = readdirSync('/proc')
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid)
  return children.reduce((sum, stat) => sum + (stat?.seconds ?? 0), own.seconds)
}

/** Memory of a process that is in RAM. Null where the system does not say. */
export function residentBytes(pid: number): number | null {
  return statOf(pid)?.residentBytes ?? null
}
