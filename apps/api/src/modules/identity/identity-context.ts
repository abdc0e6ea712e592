import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Ports } from '../../ports/open-ports.ts'
import { background, type Background } from './background.ts'
import { oneTimeCodes, type OneTimeCodes } from './codes/one-time-codes.ts'
import { retryTimer, type RetryTimer } from './codes/retry-timer.ts'
import { forgetExpired } from './forget-expired.ts'
import type { IdentityService } from './identity.service.ts'
import { identityLimits, type Limits } from './limits/limits.ts'
import { mailLinks, type Links } from './links/links.ts'
import { publicOriginOf } from './links/public-origin.ts'

const tidyEveryMs = 3_600_000

/** What the rest of the server gives to identity. */
export interface IdentityDependencies {
  readonly database: Database
  readonly now: () => Date
  /** Signs tokens and hashes what can be guessed. */
  readonly secret: Buffer
  readonly sessions: IdentityService
  readonly ports: Pick<Ports, 'mail' | 'sms' | 'flashCall'>
  /** The address that browsers use, where it is set. */
  readonly publicOrigin: string | undefined
  /** Ends what hangs on a session, such as its sockets. */
  readonly onSessionEnded: (sessionId: string) => void
}

/** What the flows of identity are made of. */
export interface IdentityContext extends Omit<IdentityDependencies, 'secret' | 'publicOrigin'> {
  readonly codes: OneTimeCodes
  readonly links: Links
  readonly timer: RetryTimer
  readonly limits: Limits
  readonly background: Background
}

/** Puts the parts together; a closing server waits for what still goes on in the background. */
export function identityContext(app: FastifyInstance, dependencies: IdentityDependencies): IdentityContext {
  const { database, now, secret, sessions, ports, publicOrigin, onSessionEnded } = dependencies
  const work = background(app.log)
  const tidy = (): void => work.run('forgetting what has expired', () => forgetExpired(database, now()))
  const timer = setInterval(tidy, tidyEveryMs).unref()
  app.addHook('onReady', async () => tidy())
  app.addHook('onClose', () => {
    clearInterval(timer)
    return work.settled()
  })
  return {
    database,
    now,
    sessions,
    ports,
    onSessionEnded,
    codes: oneTimeCodes(database, secret, now),
    links: mailLinks(publicOriginOf(app, publicOrigin), now),
    timer: retryTimer(database, secret, now),
    limits: identityLimits(now),
    background: work,
  }
}
