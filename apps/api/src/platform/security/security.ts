import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { constants } from 'node:zlib'
import { contract } from '@flower-market/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { usualLevel } from '../http/brotli.ts'
import { clientAddress } from '../http/client-address.ts'
import { networkOf } from '../limits/network-of.ts'
import { isSecure, type Config } from '../config.ts'

/** Not every browser takes 'self' for sockets, too. */
function socketOrigins({ publicOrigin, adminAddress }: Config): string[] {
  if (publicOrigin === undefined) return ['ws:', 'wss:']
  const origins = [publicOrigin, ...(adminAddress === undefined ? [] : [new URL(adminAddress).origin])]
  return origins.map((origin) => origin.replace(/^http/u, 'ws'))
}

function formTargets(staffAddress: string | null): string {
  return staffAddress === null ? "'self'" : `'self' ${new URL(staffAddress).origin}`
}

/** The operator's own questions are never too many. */
const probes: ReadonlySet<string | undefined> = new Set([contract.live.path, contract.ready.path])

/** What no page of the shop uses, and therefore nothing inside of one may. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers that keep foreign scripts, frames and windows out, a limit a client, and compressed answers. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The ruble sign's subset travels inside the sheet.
        fontSrc: ["'self'", 'data:'],
        // A picture that is being cut is a blob of the page.
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...socketOrigins(config)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // The form of signing in leads staff on to the place where they work.
        formAction: [() => formTargets(app.staffAddress())],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // Each lets the one address through that a worker is started from.
        trustedTypes: ['service-worker', 'workbook-reader'],
        ...(isSecure(config) && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure(config) && { maxAge: 31_536_000 },
    // A link in a mail leads to a page whose address nobody else needs to know.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy)
    done()
  })
  if (config.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(clientAddress(request)),
      allowList: ({ routeOptions }) => probes.has(routeOptions.url),
      errorResponseBuilder: () => new ApiError('too-many-requests'),
    })
  }
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: usualLevel } },
  })
}
