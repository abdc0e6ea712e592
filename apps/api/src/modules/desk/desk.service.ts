import type { CallOutput } from '@flower-market/api-client/contract'
import {
  askedKinds,
  deadlineAfterQuestions,
  deskDeadline,
  deskKinds,
  type DeskKind,
} from '@flower-market/flower-domain'
import type { Platform } from '../../platform/platform.ts'
import { questionsAbout } from '../questions/index.ts'
import { dayFigures } from './day-figures.ts'
import { deskSources, type Wanted, type WaitingItem, type WaitingOfKind } from './desk-sources.ts'
import { listWatchers } from './watches.ts'

type Desk = CallOutput<'desk'>

/** The most items of a kind that are listed: the desk is worked from its top. */
const maxListed = 100

async function failedJobs(
  jobs: Pick<Platform['jobs'], 'quarantined'>,
  limit: number,
): Promise<WaitingOfKind> {
  const { jobs: found, total } = await jobs.quarantined(limit)
  const items = found.map(({ id, name, reason, quarantinedAt }): WaitingItem => ({
    kind: 'job',
    _id: id,
    since: quarantinedAt.toISOString(),
    deadline: deskDeadline('job', quarantinedAt).toISOString(),
    person: null,
    sum: null,
    facts: { name, reason },
  }))
  return { items, total }
}

type WaitingByKind = Partial<Record<DeskKind, WaitingOfKind>>

/** What waits, by kind. A failed job is nobody's. */
async function readWaiting(
  { database: { kysely }, jobs }: Pick<Platform, 'database' | 'jobs'>,
  wanted: Wanted,
): Promise<WaitingByKind> {
  const waiting: WaitingByKind = {}
  if (wanted.owner === undefined) waiting.job = await failedJobs(jobs, wanted.limit)
  // One after another: a desk that is read anew takes one connection of the pool, not all.
  for (const [kind, list] of Object.entries(deskSources))
    waiting[kind as DeskKind] = await list(kysely, wanted)
  return waiting
}

/** How many items wait for a member of staff: those that `readDesk` lists, and those that it only counts. */
export async function countDesk(
  platform: Pick<Platform, 'database' | 'jobs'>,
): Promise<CallOutput<'deskCount'>> {
  const waiting = Object.values(await readWaiting(platform, { limit: 1 }))
  return { count: waiting.reduce((sum, { total }) => sum + total, 0) }
}

/** What waits for a member of staff, by deadline, and the figures of the day; where a person is named, only what is theirs. */
export async function readDesk(
  platform: Pick<Platform, 'database' | 'jobs' | 'now'>,
  owner?: string,
): Promise<Desk> {
  const { kysely } = platform.database
  const now = platform.now()
  const waiting = await readWaiting(platform, { owner, limit: maxListed })
  const watchers = Map.groupBy(await listWatchers(kysely, now), ({ kind, item }) => `${kind} ${item}`)
  const asked = await questionsAbout(
    kysely,
    askedKinds.flatMap((kind) => waiting[kind]?.items.map(({ _id }) => _id) ?? []),
  )
  const items = deskKinds
    .flatMap((kind) => waiting[kind]?.items ?? [])
    .map((item) => {
      const key = `${item.kind} ${item._id}`
      const { last, times } = asked.get(key) ?? { last: null, times: [] }
      return Object.assign(item, {
        deadline: deadlineAfterQuestions(
          { since: new Date(item.since), deadline: new Date(item.deadline) },
          times,
          now,
        ).toISOString(),
        question: last,
        watchers: (watchers.get(key) ?? []).map(({ _id, name, isTaken }) => ({ _id, name, isTaken })),
      })
    })
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : a.deadline > b.deadline ? 1 : 0)) as Desk['items']
  const counts = Object.fromEntries(deskKinds.map((kind) => [kind, waiting[kind]?.total ?? 0]))
  return {
    now: now.toISOString(),
    counts: counts as Desk['counts'],
    items,
    day: await dayFigures(kysely, now),
  }
}
