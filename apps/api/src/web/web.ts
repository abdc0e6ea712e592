import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeCookie, localeCookieDays, preferredLocale, readLocale } from '@flower-market/flower-domain'
import { isSecure } from '../platform/config.ts'
import { sendNotFound } from '../platform/errors/error-handler.ts'
import { pagePayload, type PayloadSources } from './page-payload.ts'
import { readPagePath } from './page-path.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'

/** What pages are made of. */
export interface WebPages extends PayloadSources {
  readonly sessions: SessionStore
}

const marker = '<!--page-payload-->'
const yearSeconds = 31_536_000

/** Serves the built shop: its files, and for every navigation its page with the answers of the first screen inside. */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const { webDist } = pages.config
  const indexFile = path.join(webDist, 'index.html')
  if (!existsSync(indexFile)) {
    app.log.warn(`No built shop in ${webDist}: only the API is served.`)
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
    return
  }
  const html = await readFile(indexFile, 'utf8')
  await serveFiles(app, webDist)
  app.get('/', (request, reply) => reply.redirect(catalogFor(request)))
  app.get('/en', (_request, reply) => reply.redirect('/en/catalog'))
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(html, pages, request, reply) : sendNotFound(reply),
  )
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
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:api|assets|socket\.io)(?:[/?]|$)/u.test(url) &&
    headers.accept?.includes('text/html') === true
  )
}

async function sendPage(
  html: string,
  pages: WebPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = readPagePath(request.url)
  const session = await pages.sessions.resume(request, reply)
  rememberLocale(reply, page.locale, isSecure(pages.config))
  const { adminAddress } = pages.config
  if (session?.role === 'ADMIN' && adminAddress !== undefined) {
    return reply.header('cache-control', 'no-store').redirect(adminAddress)
  }
  const payload = await pagePayload(pages, page, session)
  return reply
    .code(page.isKnown ? 200 : 404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(inLanguage(html, page.locale).replace(marker, () => payloadScript(payload)))
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

/** A data block: it does not run, so the content policy needs no exception; `<` cannot end it early. */
function payloadScript(payload: unknown): string {
  return `<script type="application/json" id="page-payload">${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`
}

function inLanguage(html: string, locale: string): string {
  return html.replace(/<html lang="[a-z]*"/u, `<html lang="${locale}"`)
}
