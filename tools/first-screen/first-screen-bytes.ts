import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteManifest } from '@flower-market/api-client'

/** Size of one file as it travels, in bytes. */
export interface FileBytes {
  readonly file: string
  readonly bytes: number
}

/** What a page loads before it can be used, compressed as the server sends it. */
export interface FirstScreen {
  readonly js: readonly FileBytes[]
  readonly css: readonly FileBytes[]
  /** The messages that its document holds in Russian, the longer language. */
  readonly messageBytes: number
}

function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** The scripts and sheets that the built page itself names. */
function namedByPage(dist: string): string[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/(?<file>[^"]+\.(?:js|css))"/gu)].flatMap(
    ({ groups }) => groups?.['file'] ?? [],
  )
}

/** What a page of a built app loads first: the files of every page and its own. Fonts and pictures are not among them. */
export function firstScreenOf(dist: string, route: string): FirstScreen {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'routes.json'), 'utf8')) as RouteManifest
  const page = manifest.routes.find((one) => one.path === route)
  if (page === undefined) throw new Error(`The build has no page ${route}.`)
  const files = [...namedByPage(dist), ...page.files.map((file) => file.slice(1))]
  const sized = (ending: string): FileBytes[] =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, bytes: brotliBytes(readFileSync(path.join(dist, file))) }))
  const topics = [...manifest.frameTopics, ...page.topics].map((topic) => manifest.messages.ru[topic])
  return { js: sized('.js'), css: sized('.css'), messageBytes: brotliBytes(JSON.stringify(topics)) }
}
