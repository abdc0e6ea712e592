import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  matchRoute,
  mayCall,
  type ManifestRoute,
  type RenderPage,
  type RouteManifest,
  type RouteMatch,
} from '@flower-market/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  compactRowsCookie,
  localeCookie,
  localeCookieDays,
  preferredLocale,
  readChosenTheme,
  readLocale,
  themeCookie,
  type Locale,
} from '@flower-market/flower-domain'
import { isSecure, type Config } from '../platform/config.ts'
import type { Sites } from '../platform/http/sites.ts'
import type { CallRegistry } from '../platform/endpoints/call-registry.ts'
import { sendNotFound } from '../platform/errors/error-handler.ts'
import type { ResumedSession, SessionStore } from '../platform/sessions/session-store.ts'
import { renderDocument } from './document.ts'
import { acceptsHtml, isBesidePages, isFilePath } from './is-document-request.ts'
import { pagePayload } from './page-payload.ts'
import { readPagePath } from './page-path.ts'
import { lateStart, sheetFiles, type LatePage, type LateStart } from './late-start.ts'
import { hashSource } from './moved-styles.ts'
import { allowInline, loadPageRenderer, renderOwnPage } from './page-renderer.ts'
import { sendDocument } from './send-document.ts'
import { signInAddress } from './sign-in-address.ts'
import { mayBeWarned, renderedPage, type RefusedAttempt } from './rendered-page.ts'
import { registerSigninForm } from './signin-form.ts'

/** What pages are made of. */
export interface WebPages {
  readonly config: Config
  readonly calls: CallRegistry
  readonly sessions: SessionStore
  readonly sites: Pick<Sites, 'staffAddress' | 'publicOriginOf'>
  readonly now: () => Date
}

/** A built app: its page without content, and which pages there are. */
interface BuiltApp {
  readonly html: string
  readonly manifest: RouteManifest
  /** The compiled messages of a topic as JSON. */
  readonly messagesOf: (locale: Locale, topic: string) => string
  /** Renders pages for people who are signed in; null where the build has no such thing. */
  readonly renderPage: RenderPage | null
  /** Starts the app late in documents that hold what is to be seen; null where the build cannot. */
  readonly startLate: LateStart | null
}

const yearSeconds = 31_536_000

/** Serves the built apps: their files, and for every path its page with the answers of the first screen inside. */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const { webDist, adminDist } = pages.config
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  const [shop, staff] = [await readBuiltApp(webDist), await readBuiltApp(adminDist)]
  if (shop === null) {
    app.log.warn(`No built shop in ${webDist}: only the API is served.`)
    return
  }
  await serveFiles(app, webDist, hiddenFiles)
  if (staff === null) app.log.warn(`No built staff app in ${adminDist}: its pages are not served.`)
  else await serveFiles(app, adminDist, hiddenStaffFiles)
  const appOf = ({ site }: FastifyRequest): BuiltApp | null => (site === 'staff' ? staff : shop)
  // A route and not the handler of what is not found: so the limit of requests and compression hold for documents, too.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const built = appOf(request)
    return built === null ? sendNotFound(reply) : sendPage(built, pages, request, reply)
  })
  for (const url of shellPaths) {
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      request.site === 'staff' ? sendNotFound(reply) : sendShell(shop, readPagePath(url).locale, reply),
    )
  }
  await registerSigninForm(app, {
    ...pages,
    manifest: shop.manifest,
    sendRefused: (request, reply, refusal) => sendPage(shop, pages, request, reply, refusal),
  })
}

async function readBuiltApp(dist: string): Promise<BuiltApp | null> {
  const [page, routes] = ['index.html', 'routes.json'].map((name) => path.join(dist, name)) as [
    string,
    string,
  ]
  if (!existsSync(page) || !existsSync(routes)) return null
  const manifest = JSON.parse(await readFile(routes, 'utf8')) as RouteManifest
  // What an older build has left behind is as good as none.
  if ((manifest as Partial<RouteManifest>).messages === undefined) return null
  // Written once, and not for each document.
  const written = new Map<object | undefined, string>()
  for (const topics of Object.values(manifest.messages))
    for (const messages of Object.values(topics)) written.set(messages, JSON.stringify(messages))
  const html = await readFile(page, 'utf8')
  return {
    html,
    manifest,
    startLate: lateStart(html, { ...manifest, sheets: await readSheets(dist, html, manifest) }),
    messagesOf: (locale, topic) => written.get(manifest.messages[locale][topic]) ?? '{}',
    renderPage: await loadPageRenderer(dist, manifest),
  }
}

async function readSheets(
  dist: string,
  html: string,
  { routes, starter }: RouteManifest,
): Promise<ReadonlyMap<string, string>> {
  const files = starter === undefined ? [] : sheetFiles(html, routes)
  const texts = files.map(async (file) => [file, await readFile(path.join(dist, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/**
 * Where an app begins, in the language that the person has chosen, on the first visit in the one that the browser likes;
 * null for every other path.
 */
function beginningOf({ home }: RouteManifest, { cookies, headers, url }: FastifyRequest): string | null {
  const [pathname] = url.split('?')
  if (pathname === '/en' || pathname === '/en/') return `/en${home}`
  if (pathname !== '/') return null
  const locale = readLocale(cookies[localeCookie]) ?? preferredLocale(headers['accept-language'])
  return locale === 'en' ? `/en${home}` : home
}

/** What of a build has no address of its own. */
const hiddenFiles = ['index.html', 'routes.json', 'server/**', '**/*.br', '**/*.gz']

/** Both apps have the same icon: the shop's is served. */
const hiddenStaffFiles = [...hiddenFiles, 'favicon.svg']

async function serveFiles(app: FastifyInstance, root: string, hidden: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // A route a file, so that whatever is no file is a page.
    wildcard: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    globIgnore: [...hidden],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = /^(?:staff-)?assets$/u.test(path.relative(root, file).split(path.sep)[0] ?? '')
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
}

/** Where the service worker of the shop finds it, in both languages. */
const shellPaths = ['/shell', '/en/shell'] as const

/** The page without content, for nobody in particular: a browser keeps it for when it has no network. */
function sendShell(
  { html, manifest, messagesOf }: BuiltApp,
  locale: Locale,
  reply: FastifyReply,
): FastifyReply {
  const home = matchRoute(manifest.routes, manifest.home)
  const messages = (manifest.shellTopics ?? []).map((topic) => [topic, messagesOf(locale, topic)] as const)
  const texts = (home?.route.texts ?? manifest.notFound)[locale]
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      renderDocument(html, {
        locale,
        texts,
        payload: null,
        files: [],
        messages,
        theme: null,
        rendered: null,
        late: null,
      }),
    )
}

async function sendPage(
  { html, manifest, messagesOf, renderPage, startLate }: BuiltApp,
  pages: WebPages,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal?: RefusedAttempt,
): Promise<FastifyReply> {
  const { url, headers, cookies, site } = request
  const beginning = beginningOf(manifest, request)
  if (beginning !== null) return reply.redirect(beginning)
  const { locale, path: pathname, query } = readPagePath(url)
  const match = matchRoute(manifest.routes, pathname)
  const isPage = match !== null || !isFilePath(pathname)
  if (isBesidePages(pathname) || !isPage || !acceptsHtml(headers.accept)) return sendNotFound(reply)

  const open = await pages.sessions.resume(request, reply)
  rememberLocale(reply, locale, isSecure(pages.config))
  const staffAddress = pages.sites.staffAddress()
  if (site === 'shop' && open?.session.role === 'ADMIN' && staffAddress !== null) {
    return reply.header('cache-control', 'no-store').redirect(staffAddress)
  }
  const existing = match !== null && isThere(match, open) ? match : null
  if (existing?.route.access === 'signed-in' && open === null) {
    return reply.header('cache-control', 'no-store').redirect(signInAddress(manifest, url))
  }
  const { calls } = pages
  const { payload, isFound } = await pagePayload(
    { calls, frame: manifest.frame, match: existing, query, open },
    { request, reply },
  )
  const texts = (existing === null ? manifest.notFound : existing.route.texts)[locale]
  const topics = new Set([...manifest.frameTopics, ...(existing?.route.topics ?? [])])
  const messages = [...topics].map((topic) => [topic, messagesOf(locale, topic)] as const)
  const userAgent = headers['user-agent']
  const rendered =
    renderedPage(existing?.route, payload, { locale, url, userAgent, refusal }) ??
    (existing === null || !isFound || mayBeWarned(payload, userAgent)
      ? null
      : await renderOwnPage(
          renderPage,
          { url, payload, now: pages.now(), hasCompactRows: cookies[compactRowsCookie] === 'true' },
          reply,
        ))
  if (rendered?.sheet !== undefined) allowInline(reply, 'style-src', hashSource(rendered.sheet))
  const files = existing?.route.files ?? []
  const late = rendered === null || startLate === null ? null : startLate(files, rendered)
  for (const [directive, source] of Object.entries(late?.sources ?? {}))
    allowInline(reply, directive as keyof LatePage['sources'], source)
  if (refusal === undefined) void reply.code(existing !== null && isFound ? 200 : 404)
  const theme = readChosenTheme(cookies[themeCookie])
  const parts = { locale, texts, payload, files, messages, theme, rendered, late }
  return sendDocument(reply.header('cache-control', 'no-store'), renderDocument(html, parts))
}

/** Whether a page exists for who asks: its parameters have their form, and its role may make the call that it needs. */
function isThere({ isMalformed, route }: RouteMatch<ManifestRoute>, open: ResumedSession | null): boolean {
  if (isMalformed) return false
  return open === null || route.needs === undefined || mayCall(open.session, route.needs)
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
