import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MalformedRequest } from './malformed-request.ts'

/** What came of the requests. */
export interface FuzzResult {
  readonly requests: number
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Requests that failed the server, or took it too long; a line each. */
  readonly problems: readonly string[]
  /** The calls whose input was read at least once: nobody was refused for what they are, or for how often they asked. */
  readonly reached: ReadonlySet<string>
  /** Milliseconds of processor time of the longest request. */
  readonly longestMs: number
}

interface Answer {
  readonly status: number
  readonly cpuMs: number
}

/** A collection of garbage may fall on any request: only one that is slow each time is slow. */
const tries = 4

/** What answers before the input is read. */
const unread = new Set([0, 401, 403, 429])

/**
 * Sends requests one after the other to a server of this process, so that the time of its thread is that of the request.
 * A request may not take more than `limitMs` of it, and no answer may be 500 or more.
 */
export async function runFuzz(
  port: number,
  requests: Iterable<MalformedRequest>,
  limitMs: number,
): Promise<FuzzResult> {
  const statuses: Record<string, number> = {}
  const problems: string[] = []
  const reached = new Set<string>()
  let [count, longestMs] = [0, 0]
  for (const malformed of requests) {
    const { status, cpuMs } = await sendUntilFast(port, malformed, limitMs)
    count += 1
    statuses[status] = (statuses[status] ?? 0) + 1
    longestMs = Math.max(longestMs, cpuMs)
    if (!unread.has(status)) reached.add(malformed.call)
    if (status >= 500 || status === 0) problems.push(`${status}: ${describe(malformed)}`)
    if (cpuMs > limitMs) problems.push(`${Math.round(cpuMs)} ms: ${describe(malformed)}`)
  }
  return { requests: count, statuses, problems, reached, longestMs: Math.round(longestMs) }
}

async function sendUntilFast(port: number, malformed: MalformedRequest, limitMs: number): Promise<Answer> {
  const { status, cpuMs: firstMs } = await send(port, malformed)
  let cpuMs = firstMs
  for (let attempt = 1; attempt < tries && cpuMs > limitMs; attempt += 1) {
    cpuMs = Math.min(cpuMs, (await send(port, malformed)).cpuMs)
  }
  return { status, cpuMs }
}

/** Sends a request to the loopback; status 0 where the connection ended without an answer. */
function send(port: number, { method, path, headers, body }: MalformedRequest): Promise<Answer> {
  const before = process.threadCpuUsage()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const finish = (status: number): void => {
    const { user, system } = process.threadCpuUsage(before)
    resolve({ status, cpuMs: (user + system) / 1000 })
  }
  let hasAnswer = false
  const sent = request({ host: '127.0.0.1', port, agent: false, method, path, headers }, (answer) => {
    hasAnswer = true
    text(answer).then(
      () => finish(answer.statusCode ?? 0),
      () => finish(answer.statusCode ?? 0),
    )
  })
  sent.on('error', () => {
    if (!hasAnswer) finish(0)
  })
  sent.end(body)
  return promise
}

function describe({ method, path, headers, body }: MalformedRequest): string {
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body.length} bytes: ${body.slice(0, 200)}`
}
