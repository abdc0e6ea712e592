import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteManifest } from '@flower-market/api-client'
import { createCriticalSheets } from '../../apps/api/src/web/critical-sheet.ts'

/** Size of one file as it travels, in bytes. */
export interface FileBytes {
  readonly file: string
  readonly bytes: number
}

/** What a page loads, compressed as the server sends it. */
export interface FirstScreen {
  /** The script inside of its document. */
  readonly starterBytes: number
  /** The scripts that its document names. */
  readonly js: readonly FileBytes[]
  /** The scripts that it fetches once it is painted, to hydrate it. */
  readonly lateJs: readonly FileBytes[]
  /** The sheets that its document names. */
  readonly css: readonly FileBytes[]
  /** The sheets that come with the late scripts. */
  readonly lateCss: readonly FileBytes[]
  /** The sheet inside of its document; 0 where only a server that renders the page has it. */
  readonly criticalBytes: number
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

/** What of some sheets stands in the document of a page. */
function criticalSheet(dist: string, sheets: readonly FileBytes[], markup: string): string {
  const texts = new Map(sheets.map(({ file }) => [file, readFileSync(path.join(dist, file), 'utf8')]))
  const { fonts, sheet } = createCriticalSheets(texts)([...texts.keys()], markup)
  return fonts + sheet
}

/**
 * What a page of a built app loads first: the files of every page and its own. Fonts and pictures are not among them. Where the build has a
 * starter, its page is one whose document is rendered.
 */
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
  const { starter } = manifest
  const [scripts, sheets] = [sized('.js'), sized('.css')]
  return {
    starterBytes: starter === undefined ? 0 : brotliBytes(starter),
    js: starter === undefined ? scripts : [],
    lateJs: starter === undefined ? [] : scripts,
    css: starter === undefined ? sheets : [],
    lateCss: starter === undefined ? [] : sheets,
    criticalBytes:
      page.rendered === undefined || starter === undefined
        ? 0
        : brotliBytes(criticalSheet(dist, sheets, page.rendered.ru.plain)),
    messageBytes: brotliBytes(JSON.stringify(topics)),
  }
}
