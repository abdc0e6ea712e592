import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** What `/catalog` loads beside the page's own files: the screen's chunk and the messages of one language. */
const firstScreen = [
  'src/screens/catalog/CatalogScreen.tsx',
  '../../packages/app-runtime/src/i18n/messages/ru/runtime.json',
  'src/i18n/messages/ru/shell.json',
  'src/i18n/messages/ru/catalog.json',
  'src/i18n/messages/ru/flowers.json',
]

function reach(manifest: Manifest, key: string, reached: Set<string>): void {
  if (reached.has(key)) return
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build's manifest has no ${key}; build the shop first.`)
  reached.add(key)
  for (const imported of chunk.imports ?? []) reach(manifest, imported, reached)
}

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** The scripts and sheets that the page itself names. */
function namedByPage(dist: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
}

/** Size of one file as it travels, in bytes. */
export interface FileBytes {
  readonly file: string
  readonly bytes: number
}

/** Everything that `/catalog` loads before it can be used, each file compressed as the server sends it. */
export function firstScreenBytes(dist: string): { js: FileBytes[]; css: FileBytes[] } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const reached = new Set<string>()
  for (const key of firstScreen) reach(manifest, key, reached)
  const chunks = [...reached].flatMap((key) => manifest[key] ?? [])
  const scripts = chunks.map(({ file }) => file)
  const sheets = chunks.flatMap(({ css }) => css ?? [])
  const files = new Set(namedByPage(dist).concat(scripts, sheets))
  const sized = (ending: string): FileBytes[] =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, bytes: brotliBytes(join(dist, file)) }))
  return { js: sized('.js'), css: sized('.css') }
}
