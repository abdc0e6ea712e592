import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const prefix = '/storybook/'
const yearSeconds = 31_536_000

/** Serves the built Storybook below `/storybook/`; where none is built, that path is none of the shop's. */
export async function registerStorybook(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) return
  const sendDocument = async (reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const html = await readFile(path.join(root, file), 'utf8')
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policyFor(html) })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  // One route for both spellings; the files' relative addresses need the slash, and the query names the story.
  app.get('/storybook', ({ url }, reply) =>
    url.startsWith(prefix)
      ? sendDocument(reply, 'index.html')
      : reply.redirect(url.replace('/storybook', prefix)),
  )
  app.get(`${prefix}index.html`, (_request, reply) => sendDocument(reply, 'index.html'))
  app.get(`${prefix}iframe.html`, (_request, reply) => sendDocument(reply, 'iframe.html'))
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
}

/** The contents of the scripts that a page holds itself. */
function inlineScripts(html: string): string[] {
  const [, ...elements] = html.split('<script')
  return elements.flatMap((element) => {
    const [attributes = '', ...rest] = element.split('>')
    const [script] = rest.join('>').split('</script>', 1)
    return /\ssrc=/u.test(attributes) || script === undefined ? [] : [script]
  })
}

/**
 * What Storybook needs beyond the shop's own policy: its inline scripts, each by its hash, styles that it writes itself,
 * and a frame of its own.
 */
function policyFor(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join(';')
}
