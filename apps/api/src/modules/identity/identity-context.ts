import { isSecure } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { AttemptLimits } from '../../platform/limits/attempt-limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ports } from '../../platform/ports/open-ports.ts'
import { oneTimeCodes, type OneTimeCodes } from './codes/one-time-codes.ts'
import { retryTimer, type RetryTimer } from './codes/retry-timer.ts'
import { browsersOf, type Browsers } from './browsers.ts'
import { pendingCookieOf, type PendingCookie } from './second-factor/pending-sign-ins.ts'
import { secretBox, type SecretBox } from '../../platform/security/secret-box.ts'
import { knownDevices, type KnownDevices } from './known-devices.ts'
import { createSessionStore, type IdentitySessions } from './session-store.ts'
import { mailLinks, type Links } from './links/links.ts'
import { publicOriginOf } from '../../platform/http/public-origin.ts'
import type { Sites } from '../../platform/http/sites.ts'
import { withDecidedTexts, type IdentityMail } from './mail-texts/with-decided-texts.ts'

/** What the flows of identity are made of. */
export interface IdentityContext {
  readonly database: Database
  readonly now: () => Date
  readonly sessions: IdentitySessions
  readonly ports: Pick<Ports, 'sms' | 'flashCall'> & { readonly mail: IdentityMail }
  /** Lets the connections of sessions that have ended end now. */
  readonly onSessionEnded: () => void
  readonly devices: KnownDevices
  readonly browsers: Browsers
  readonly codes: OneTimeCodes
  readonly pendingCookie: PendingCookie
  /** Seals the secrets of authenticators. */
  readonly box: SecretBox
  readonly links: Links
  /** Where browsers find the shop and the staff's app. */
  readonly sites: Sites
  readonly timer: RetryTimer
  readonly limits: AttemptLimits
  readonly jobs: Jobs
}

/** Puts the parts together. */
export function identityContext(platform: Platform): IdentityContext {
  const { app, config, database, now, secret, ports, events, jobs, limits, sites } = platform
  return {
    database,
    now,
    sessions: createSessionStore(platform),
    ports: {
      sms: ports.sms,
      flashCall: ports.flashCall,
      mail: withDecidedTexts(ports.mail, { database, now, log: app.log }),
    },
    onSessionEnded: events.wake,
    devices: knownDevices(secret, isSecure(config)),
    browsers: browsersOf(secret, isSecure(config)),
    pendingCookie: pendingCookieOf(isSecure(config)),
    box: secretBox(secret),
    codes: oneTimeCodes(database, secret, now),
    links: mailLinks(publicOriginOf(app, config), now),
    sites,
    timer: retryTimer(database, secret, now),
    limits,
    jobs,
  }
}
