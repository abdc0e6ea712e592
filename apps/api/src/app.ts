import cookie from '@fastify/cookie'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { accountsRoutes } from './modules/accounts/accounts.routes.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { cartService } from './modules/cart/cart.service.ts'
import { catalogRoutes } from './modules/catalog/catalog.routes.ts'
import { catalogService } from './modules/catalog/catalog.service.ts'
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts'
import { identityContext } from './modules/identity/identity-context.ts'
import { identityRoutes } from './modules/identity/identity.routes.ts'
import { identityService } from './modules/identity/identity.service.ts'
import { readOrigin } from './modules/identity/request-origin.ts'
import { requestTokens } from './modules/identity/request-credentials.ts'
import { warmUpPasswords } from './modules/identity/passwords.ts'
import { readServerSecret } from './modules/identity/server-secret.ts'
import { sessionCookieWriter } from './modules/identity/session-cookies.ts'
import { sessionCookie } from './modules/identity/session-secret.ts'
import { filesRoutes } from './modules/files/files.routes.ts'
import { readFileRoutes } from './modules/files/read-file.routes.ts'
import { peopleRoutes } from './modules/people/people.routes.ts'
import { peopleService } from './modules/people/people.service.ts'
import { verificationService } from './modules/people/verification.service.ts'
import { placesRoutes } from './modules/places/places.routes.ts'
import { purchasesRoutes } from './modules/purchases/purchases.routes.ts'
import { purchasesService } from './modules/purchases/purchases.service.ts'
import { sandboxRoutes } from './modules/sandbox/sandbox.routes.ts'
import { errorReportsRoutes } from './modules/system/error-reports.routes.ts'
import { systemRoutes } from './modules/system/system.routes.ts'
import { registerApiDocs } from './plugins/api-docs.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { endpointRegistrar } from './plugins/endpoints.ts'
import { registerErrorReports } from './plugins/error-reporting.ts'
import { registerHostCookie } from './plugins/host-cookies.ts'
import { registerRealtime } from './plugins/realtime.ts'
import { isSecure, registerSecurity } from './plugins/security.ts'
import { registerStorybook } from './plugins/storybook.ts'
import { registerWebPages } from './plugins/web.ts'
import { openPorts, type Ports } from './ports/open-ports.ts'

/** What the shop runs on. */
export interface AppDependencies {
  readonly config: Config
  /** Migrated to the latest schema. */
  readonly database: Database
  /** @default the clock */
  readonly now?: () => Date
  /** @default what the configuration asks for */
  readonly ports?: Ports
}

/** The whole shop as one plugin: the API of the contract, its documentation, the socket and the pages. */
export const shopApp = fastifyPlugin(async (app: FastifyInstance, dependencies: AppDependencies) => {
  const { config, database, now = () => new Date() } = dependencies
  const ports = dependencies.ports ?? openPorts(config, database, now, app.log)
  const secret = await readServerSecret(database.kysely)
  await warmUpPasswords()
  const identity = identityService(database, secret, now)
  const catalog = catalogService(database, now)
  const writeCookies = sessionCookieWriter(isSecure(config))

  registerErrorReports(app, ports.errorReports)
  await registerSecurity(app, config)
  await app.register(cookie)
  registerHostCookie(app, sessionCookie, isSecure(config))
  const requireCsrfToken = await registerCsrf(app, secret, isSecure(config))
  await registerApiDocs(app)
  const realtime = registerRealtime(app, identity, config)

  const register = endpointRegistrar(app, {
    requireCsrfToken,
    authenticate: async (request) => {
      const { sessionId, person } = await identity.authenticate(
        request.cookies[sessionCookie],
        requestTokens(request),
        readOrigin(request),
      )
      return { sessionId, personId: person.id, role: person.role }
    },
  })
  systemRoutes(register, database, config)
  errorReportsRoutes(register, ports.errorReports, now)
  sandboxRoutes(register, database, config.hasSandbox)
  identityRoutes(
    register,
    identityContext(app, {
      database,
      now,
      secret,
      sessions: identity,
      ports,
      publicOrigin: config.publicOrigin,
      onSessionEnded: realtime.sessionEnded,
    }),
    writeCookies,
  )
  peopleRoutes(register, peopleService(database, now), verificationService(database, now))
  filesRoutes(register, database, now)
  readFileRoutes(app, database, async ({ cookies }) => {
    const session = await identity.identify(cookies[sessionCookie])
    return session && { personId: session.person.id, role: session.person.role }
  })
  placesRoutes(register, database)
  accountsRoutes(register, database)
  catalogRoutes(register, catalog)
  deliveryRoutes(register, database)
  cartRoutes(register, cartService(database, now))
  purchasesRoutes(register, purchasesService(database, now, realtime.stockChanged))

  await registerStorybook(app, config.storybookDist)
  await registerWebPages(app, { config, database, identity, catalog, writeCookies })
})
