import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { isSecure } from './config.ts'
import type { DatabaseClock } from './database/database-clock.ts'
import type { Database } from './database/database.ts'
import { migrations } from './database/migrate.ts'
import { hasLaterMigration } from './database/schema-compatibility.ts'
import { callRegistry, type CallRegistry } from './endpoints/call-registry.ts'
import { endpointRegistrar, type Guards, type Register } from './endpoints/endpoints.ts'
import { registerErrorReports } from './errors/error-reporting.ts'
import { openEvents, type Events } from './events/events.ts'
import { schedulePruning } from './events/prune-events.ts'
import { publishToDesk } from './events/publish-to-desk.ts'
import { handleOldAnswers } from './idempotency/prune-answers.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { reportProcess } from './jobs/report-process.ts'
import { createAttemptLimits, type AttemptLimits } from './limits/attempt-limits.ts'
import { handleEndedAttempts } from './limits/forget-attempts-job.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { registerSites, type Sites } from './http/sites.ts'
import type { Ports } from './ports/open-ports.ts'
import { registerCsrf } from './security/csrf.ts'
import { registerOwnCookie } from './security/host-cookies.ts'
import { registerSecurity } from './security/security.ts'
import { readServerSecret } from './security/server-secret.ts'
import { sessionCookie, type SessionStore } from './sessions/session-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs
  }
}

/** What the server runs on. */
export interface PlatformParts {
  readonly app: FastifyInstance
  readonly config: Config
  readonly database: Database
  /** Where the catalog, lists of orders, histories and reports are read; nothing can be written there. */
  readonly reads: Database
  readonly now: () => Date
  /** The one clock that all processes share. */
  readonly databaseNow: DatabaseClock
  readonly ports: Ports
  /** Aborted when the process is to stop soon and should get no more requests. */
  readonly draining: AbortSignal
}

/** What sessions are made of. */
export interface SessionStoreParts extends Pick<PlatformParts, 'config' | 'database' | 'now'> {
  /** Signs tokens and hashes what can be guessed. */
  readonly secret: Buffer
}

/** What every module is given. */
export interface Platform extends PlatformParts, SessionStoreParts {
  readonly sessions: SessionStore
  readonly sites: Sites
  readonly events: Events
  readonly jobs: Jobs
  readonly limits: AttemptLimits
  readonly register: Register
  /** Refuses whoever is not verified, where the operator requires it: for people other than the one who asks. */
  readonly requireVerified: Guards['requireVerified']
  /** Answers reading calls without a request of their own. */
  readonly calls: CallRegistry
  /** Null where the operator has set no token to read them by. */
  readonly metrics: Metrics | null
}

/** Registers a module's routes and jobs. */
export type ServerModule = (platform: Platform) => void | Promise<void>

/** What modules know of people, and every route is guarded by. */
export interface PlatformGuards {
  readonly createSessionStore: (parts: SessionStoreParts) => SessionStore
  readonly verificationGuard: (parts: Pick<PlatformParts, 'database' | 'now'>) => Guards['requireVerified']
}

/** Makes what registers calls, and describes them. A process of the jobs has none: their schemas are a quarter of what a server takes. */
async function registerCalls(app: FastifyInstance, guards: Guards): Promise<Register> {
  const { registerApiDocs } = await import('./endpoints/api-docs.ts')
  await registerApiDocs(app)
  return endpointRegistrar(app, guards)
}

/** Protects and documents the server, and puts together what its modules need. */
export async function createPlatform(
  parts: PlatformParts,
  { createSessionStore, verificationGuard }: PlatformGuards,
): Promise<Platform> {
  const { app, config, database, now, ports } = parts
  const secret = await readServerSecret(database.kysely)
  const sessions = createSessionStore({ ...parts, secret })
  const metrics = config.metricsToken === undefined ? null : await createMetrics(app)
  registerErrorReports(app, ports.errorReports)
  await registerSecurity(app, config)
  await app.register(cookie)
  const sites = registerSites(app, config)
  registerOwnCookie(app, sessionCookie, isSecure(config))
  const requireCsrfToken = await registerCsrf(app, secret, isSecure(config))
  const calls = callRegistry()
  const requireVerified = verificationGuard(parts)
  const authenticate: Guards['authenticate'] = (request) => sessions.authenticate(request)
  const guards = { calls, requireCsrfToken, requireVerified, authenticate }
  const register = config.part === 'jobs' ? () => {} : await registerCalls(app, guards)
  const jobs = createJobs({
    database,
    log: app.log,
    hasJobs: config.part !== 'answers',
    areOthersOld: async () => !(await hasLaterMigration(database.kysely, migrations)),
    onQuarantined: () => events.transaction((trx) => publishToDesk(trx, 'job')),
  })
  app.decorate('jobs', jobs)
  app.addHook('onReady', () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  if (config.part === 'jobs') reportProcess(app, database.kysely)
  const limits = createAttemptLimits(database, secret, now)
  handleEndedAttempts(jobs, limits)
  handleOldAnswers(jobs, database, now)
  schedulePruning(jobs, database, now)
  const events = openEvents(app, database)
  return {
    ...parts,
    secret,
    sessions,
    sites,
    events,
    jobs,
    limits,
    register,
    requireVerified,
    calls,
    metrics,
  }
}
