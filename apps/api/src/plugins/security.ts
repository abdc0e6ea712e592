import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { constants } from 'node:zlib'
import { contract } from '@flower-market/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../api-failure.ts'
import type { Config } from '../config.ts'

/** Whether browsers reach the shop over https. */
export const isSecure = ({ publicOrigin }: Config): boolean => publicOrigin?.startsWith('https:') === true

/** The operator's own questions are never too many. */
const probes: ReadonlySet<string | undefined> = new Set([contract.health.path, contract.ready.path])

/** Headers that keep foreign scripts and frames out, a limit a client, and compressed answers. */
export async function useSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The rouble sign's subset travels inside the sheet.
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure(config) && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure(config) && { maxAge: 31_536_000 },
  })
  if (config.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.requestsPerMinute,
      timeWindow: 60_000,
      allowList: ({ routeOptions }) => probes.has(routeOptions.url),
      errorResponseBuilder: () => new ApiFailure('too-many-requests'),
    })
  }
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // From 5 on the time of a list doubles for a few per cent of its size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
