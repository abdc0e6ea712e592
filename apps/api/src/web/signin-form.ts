import { maxLengths, safeRedirectPath, type RouteManifest } from '@flower-market/api-client/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallRegistry } from '../platform/endpoints/call-registry.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { noteError, sendNotFound } from '../platform/errors/error-handler.ts'
import type { Sites } from '../platform/http/sites.ts'
import { isOwnOrigin } from '../platform/security/own-origin.ts'
import { readPagePath } from './page-path.ts'
import type { RefusedAttempt } from './rendered-page.ts'

/** What the form of signing in is answered with. */
export interface SigninForm {
  readonly sites: Pick<Sites, 'publicOriginOf'>
  readonly calls: Pick<CallRegistry, 'send'>
  readonly manifest: RouteManifest
  readonly sendRefused: (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: RefusedAttempt,
  ) => Promise<FastifyReply>
}

/**
 * Refuses a form that no page of this site has sent. The pages tell nobody where they are (`no-referrer`), so that browsers name
 * no origin; what they say of the site cannot be set by a script.
 */
function requireOwnPage({ headers }: FastifyRequest, publicOrigin: string | undefined): void {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  const isOwn =
    site === undefined ? origin !== undefined && isOwnOrigin(headers, publicOrigin) : site === 'same-origin'
  if (!isOwn) throw new ApiError('csrf-failed')
}

/** Where a person is led after signing in, in the language of the page. */
function destinationOf(url: string, home: string): string {
  const { locale, query } = readPagePath(url)
  const wanted = safeRedirectPath(query.get('return')) ?? home
  // Asked again: what stands behind the prefix may begin with two slashes.
  const place = safeRedirectPath(wanted.replace(/^\/en(?=[/?#]|$)/u, '')) ?? home
  return locale === 'en' ? `/en${place}` : place
}

/** Fields of a form, as the browser itself sends them. */
type Fields = Readonly<Record<string, string>>

function emailOf(body: unknown): string {
  const { email = '' } = (body ?? {}) as Fields
  return email.trim().slice(0, maxLengths.email)
}

const bodyLimitBytes = 4096

/**
 * Answers the form of signing in where the browser sends it itself, because the page's script is not there yet: as the call does, by
 * its checks and limits, but with pages.
 */
export async function registerSigninForm(
  app: FastifyInstance,
  { sites, calls, manifest, sendRefused }: SigninForm,
): Promise<void> {
  const paths = manifest.routes.flatMap(({ path, rendered }) =>
    rendered?.ru.refused === undefined ? [] : [path, `/en${path}`],
  )
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // Refused by the limit of requests, too.
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { code } = noteError(error, request, reply)
      return sendRefused(request, reply, { code, email: emailOf(request.body) })
    })
    for (const url of paths) {
      scope.post(url, { schema: { hide: true } }, async (request, reply) => {
        if (request.site === 'staff') return sendNotFound(reply)
        requireOwnPage(request, sites.publicOriginOf(request.site))
        const { password = '' } = (request.body ?? {}) as Fields
        await calls.send('signin', { email: emailOf(request.body), password }, { request, reply })
        return reply
          .header('cache-control', 'no-store')
          .redirect(destinationOf(request.url, manifest.home), 303)
      })
    }
    done()
  })
}
