import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  matchRoute,
  mayCall,
  type ManifestRoute,
  type RouteManifest,
  type RouteMatch,
} from '@flower-market/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeCookie, localeCookieDays, preferredLocale, readLocale } from '@flower-market/flower-domain'
import { isSecure, type Config } from '../platform/config.ts'
import type { CallRegistry } from '../platform/endpoints/call-registry.ts'
import { sendNotFound } from '../platform/errors/error-handler.ts'
import type { ResumedSession, SessionStore } from '../platform/sessions/session-store.ts'
import { renderDocument } from './document.ts'
import { acceptsHtml, isBesidePages, isFilePath } from './is-document-request.ts'
import { pagePayload } from './page-payload.ts'
import { readPagePath } from './page-path.ts'

/** What pages are made of. */
export interface WebPages {
  readonly config: Config
  readonly calls: CallRegistry
  readonly sessions: SessionStore
}

/** The built shop: its page without content, and which pages there are. */
interface BuiltShop {
  readonly html: string
  readonly manifest: RouteManifest
}

const yearSeconds = 31_536_000

/** Serves the built shop: its files, and for every path its page with the answers of the first screen inside. */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const { webDist } = pages.config
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  const shop = await readBuiltShop(webDist)
  if (shop === null) {
    app.log.warn(`No built shop in ${webDist}: only the API is served.`)
    return
  }
  await serveFiles(app, webDist)
  app.get('/', (request, reply) => reply.redirect(catalogFor(request)))
  app.get('/en', (_request, reply) => reply.redirect('/en/catalog'))
  // A route and not the handler of what is not found: so the limit of requests and compression hold for documents, too.
  app.get('/*', { schema: { hide: true } }, (request, reply) => sendPage(shop, pages, request, reply))
}

async function readBuiltShop(webDist: string): Promise<BuiltShop | null> {
  const [page, routes] = ['index.html', 'routes.json'].map((name) => path.join(webDist, name)) as [
    string,
    string,
  ]
  if (!existsSync(page) || !existsSync(routes)) return null
  return {
    html: await readFile(page, 'utf8'),
    manifest: JSON.parse(await readFile(routes, 'utf8')) as RouteManifest,
  }
}

/** The catalog in the language that the person has chosen, on the first visit in the one that the browser likes. */
function catalogFor({ cookies, headers }: FastifyRequest): string {
  return (readLocale(cookies[localeCookie]) ?? preferredLocale(headers['accept-language'])) === 'en'
    ? '/en/catalog'
    : '/catalog'
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // A route a file, so that whatever is no file is a page.
    wildcard: false,
    globIgnore: ['index.html', 'routes.json', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
}

async function sendPage(
  { html, manifest }: BuiltShop,
  pages: WebPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { url, headers } = request
  const { locale, path: pathname, query } = readPagePath(url)
  const match = matchRoute(manifest.routes, pathname)
  const isPage = match !== null || !isFilePath(pathname)
  if (isBesidePages(pathname) || !isPage || !acceptsHtml(headers.accept)) return sendNotFound(reply)

  const open = await pages.sessions.resume(request, reply)
  rememberLocale(reply, locale, isSecure(pages.config))
  const { adminAddress } = pages.config
  if (open?.session.role === 'ADMIN' && adminAddress !== undefined) {
    return reply.header('cache-control', 'no-store').redirect(adminAddress)
  }
  const existing = match !== null && isThere(match, open) ? match : null
  const { calls } = pages
  const { payload, isFound } = await pagePayload(
    { calls, frame: manifest.frame, match: existing, query, open },
    { request, reply },
  )
  const texts = (existing === null ? manifest.notFound : existing.route.texts)[locale]
  return reply
    .code(existing !== null && isFound ? 200 : 404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderDocument(html, { locale, texts, payload }))
}

/** Whether a page exists for who asks: its parameters have their form, and its role may make the call that it needs. */
function isThere({ isMalformed, route }: RouteMatch<ManifestRoute>, open: ResumedSession | null): boolean {
  if (isMalformed) return false
  return open === null || route.needs === undefined || mayCall(open.session.role, route.needs)
}

const daySeconds = 86_400

function rememberLocale(reply: FastifyReply, locale: string, secure: boolean): void {
  if (reply.request.cookies[localeCookie] === locale) return
  reply.setCookie(localeCookie, locale, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: localeCookieDays * daySeconds,
  })
}
