import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage, RenderRequest, RouteManifest } from '@flower-market/api-client/contract'
import type { FastifyReply } from 'fastify'
import { moveStyles } from './moved-styles.ts'
import type { Rendered } from './rendered-page.ts'

/** Loads what renders the pages of a build; null where it renders none on the server. */
export async function loadPageRenderer(
  dist: string,
  { renderer }: Pick<RouteManifest, 'renderer'>,
): Promise<RenderPage | null> {
  if (renderer === undefined) return null
  const { href } = pathToFileURL(path.join(dist, renderer))
  const { renderPage } = (await import(href)) as { readonly renderPage: RenderPage }
  return renderPage
}

/** Renders the page of somebody who is signed in; null where the browser has to, also after a failure, which is logged. */
export async function renderOwnPage(
  renderPage: RenderPage | null,
  request: RenderRequest,
  { log }: Pick<FastifyReply, 'log'>,
): Promise<Rendered | null> {
  if (renderPage === null || request.payload.session === null) return null
  try {
    const html = await renderPage(request)
    return html === null ? null : { ...moveStyles(html), moment: request.now }
  } catch (error) {
    log.error(error, 'A page could not be rendered; its script does it.')
    return null
  }
}

/** Lets the browser use a sheet or a script that stands in the document, by its hash. */
export function allowInline(
  reply: FastifyReply,
  directive: 'style-src' | 'script-src',
  source: string,
): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply.header('content-security-policy', policy.replace(directive, `${directive} ${source}`))
}
