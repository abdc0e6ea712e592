import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { startServerProcess } from './server-process.ts'

const port = 39_313
const api = join(import.meta.dirname, '../apps/api/src/main.ts')
const rounds = 100
/** A job begins within this time. */
const watchedRequests = 30
const pauseMs = 10

/**
 * How well a time tells an email that somebody has from one that nobody has: the part of all pairs in which the known one took
 * longer. 0.5 tells nothing.
 */
export function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/** What a stranger may time, each as an area under the curve. */
export interface ExistenceLeak {
  /** The answer that a password reset was asked for. */
  readonly answer: number
  /** The request that follows at once. */
  readonly next: number
  /** The longest of the requests of the next half second. */
  readonly longest: number
  /** All requests of the next half second together. */
  readonly all: number
}

type Times = { [N in keyof ExistenceLeak]: number[] }

function noTimes(): Times {
  return { answer: [], next: [], longest: [], all: [] }
}

async function timeOf(work: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const answer = await work()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return performance.now() - start
}

async function addPeople(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 })
  await pool.query(`INSERT INTO people (id, email, password_hash, role, name, surname, region)
    SELECT 'known-' || n, 'known-' || n || '@buyers.example', '', 'USER', 'Rosa', 'Vetrova', 'moscow'
    FROM generate_series(1, ${rounds}) AS n`)
  await pool.end()
}

/**
 * Asks for new passwords of emails that somebody has and that nobody has, in turns, and times what follows in the same process. Each
 * email and each network asks once, so that no limit ends it.
 */
export async function existenceLeak(): Promise<ExistenceLeak> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const database = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
  const shop = await startServerProcess(api, port, '/api/ready', {
    DATABASE_URL: database.connectionString,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    TRUST_PROXY: '1',
    DEMO: 'off',
    SANDBOX: 'on',
  })
  try {
    await addPeople(database.connectionString)
    const guest = await fetch(`${shop.origin}/api/auth/authentication`)
    const cookies = guest.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
    const csrf = cookies.find((cookie) => cookie.startsWith('csrf-token='))?.slice('csrf-token='.length) ?? ''
    const recover = (email: string, network: string) =>
      fetch(`${shop.origin}/api/auth/recovery`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.join('; '),
          'x-csrf-token': decodeURIComponent(csrf),
          'x-forwarded-for': network,
        },
        body: JSON.stringify({ email }),
      })
    const next = () => timeOf(() => fetch(`${shop.origin}/api/live`))
    const [known, unknown] = [noTimes(), noTimes()]
    for (let round = 0; round < 2 * rounds; round += 1) {
      const isKnown = round % 2 === 0
      const number = Math.floor(round / 2) + 1
      const email = `${isKnown ? 'known' : 'nobody'}-${number}@buyers.example`
      const network = `198.18.${Math.floor(round / 250)}.${(round % 250) + 1}`
      const times = isKnown ? known : unknown
      times.answer.push(await timeOf(() => recover(email, network)))
      const watched: number[] = []
      for (let request = 0; request < watchedRequests; request += 1) {
        watched.push(await next())
        if (request > 0) await wait(pauseMs)
      }
      times.next.push(watched[0] ?? Number.NaN)
      times.longest.push(Math.max(...watched))
      times.all.push(watched.reduce((sum, time) => sum + time, 0))
    }
    const leak = (what: keyof ExistenceLeak) => areaUnderCurve(known[what], unknown[what])
    return { answer: leak('answer'), next: leak('next'), longest: leak('longest'), all: leak('all') }
  } finally {
    await shop.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
