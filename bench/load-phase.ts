import { Agent, request } from 'node:http'
import { cpuSeconds } from './cpu-time.ts'

/** What one kind of call costs under load. */
export interface Phase {
  readonly calls: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor time of all API processes, and of the database, for one call; null where the system does not say. */
  readonly apiCpuMs: number | null
  readonly databaseCpuMs: number | null
}

/** Whose processor time is counted. */
export interface Processes {
  readonly api: readonly number[]
  readonly postmaster: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Makes one call as a browser does, compressed; answers the body only where somebody wants it. */
export function ask(url: string, headers: Readonly<Record<string, string>>, body?: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        // A server that hangs ends the measurement.
        signal: AbortSignal.timeout(60_000),
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(answer)
          else reject(new Error(`${url} answered ${response.statusCode}: ${answer.toString().slice(0, 200)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** What a part of the times is at most. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function cpuOf({ api, postmaster }: Processes): { api: number | null; database: number | null } {
  const seconds = api.map(cpuSeconds)
  return {
    api: seconds.includes(null) ? null : seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    database: cpuSeconds(postmaster),
  }
}

function perCall(before: number | null, after: number | null, calls: number): number | null {
  return before === null || after === null ? null : ((after - before) * 1000) / calls
}

/**
 * Has each lane make one call after the other for so many seconds, or until it has nothing left to do (false). Rejects with the first call
 * that was refused.
 */
export async function measure(
  { lanes, seconds, processes }: { lanes: number; seconds: number; processes: Processes },
  work: (lane: number, index: number) => Promise<boolean>,
): Promise<Phase> {
  const times: number[] = []
  const before = cpuOf(processes)
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = 0; performance.now() < end; index += 1) {
        const begin = performance.now()
        if (!(await work(lane, index))) return
        times.push(performance.now() - begin)
      }
    }),
  )
  const tookMs = performance.now() - start
  const after = cpuOf(processes)
  const sorted = times.toSorted((left, right) => left - right)
  return {
    calls: times.length,
    perSecond: (times.length * 1000) / tookMs,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    apiCpuMs: perCall(before.api, after.api, times.length),
    databaseCpuMs: perCall(before.database, after.database, times.length),
  }
}
