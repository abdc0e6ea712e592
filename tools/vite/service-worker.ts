import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../root.ts'

/** What of an app can be opened without a network. */
export interface OfflinePages {
  /** The module of the worker, within the app's folder. */
  readonly module: string
  /** Their code, as sources within the app's folder. */
  readonly screens: readonly string[]
  /** Modules that only list what others load: what stands behind them is taken by `screens` and `topics`. */
  readonly lists: readonly string[]
  /** Their messages. */
  readonly topics: readonly string[]
  /** Files beside the code. */
  readonly files: readonly string[]
}

type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

const messages = /\/messages\/(?:ru|en)\/(?<topic>[\w-]+)\.json$/u

/** Whether a file is neither a page nor messages: those alone are wanted one by one. */
function isBesideLists({ facadeModuleId }: Chunk): boolean {
  const source = facadeModuleId ?? ''
  return !source.includes('/screens/') && !messages.test(source)
}

/** The files that pages can load, at once or later; what a list names is left out unless it is asked for. */
function offlineFiles(
  folder: string,
  { screens, lists, topics }: Pick<OfflinePages, 'screens' | 'lists' | 'topics'>,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const inFolder = (file: string) => path.join(folder, file)
  const listModules = new Set(lists.map(inFolder))
  const isList = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => listModules.has(id))
  const screenModules = new Set(screens.map(inFolder))
  const isWanted = (chunk: Chunk): boolean => {
    const source = chunk.facadeModuleId ?? ''
    const topic = messages.exec(source)?.groups?.['topic']
    return chunk.isEntry || screenModules.has(source) || (topic !== undefined && topics.includes(topic))
  }
  const files = new Set<string>()
  const take = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
    const later = isList(chunk)
      ? chunk.dynamicImports.filter((name) => isListed(byName.get(name)))
      : chunk.dynamicImports
    for (const name of [...chunk.imports, ...later]) {
      const next = byName.get(name)
      if (next !== undefined) take(next)
    }
  }
  /** Behind a list of everything: what is a list itself, or wanted. */
  const isListed = (chunk: Chunk | undefined): boolean =>
    chunk !== undefined && (isList(chunk) || isWanted(chunk) || isBesideLists(chunk))
  for (const chunk of chunks) if (isWanted(chunk)) take(chunk)
  return [...files].toSorted()
}

/** Where the server sends the page without content, in both languages. */
const shells = ['/shell', '/en/shell'] as const

function revisionOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source) : ''
}

/** Builds the service worker of an app with the list of the files that it keeps, as `service-worker.js`. */
export function buildServiceWorker(app: string, pages: OfflinePages): Plugin {
  const folder = path.join(root, app)
  return {
    name: 'flower-market:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        // What its documents are made of is written before.
        const revision = revisionOf(textOf(bundle, 'index.html'), textOf(bundle, 'routes.json'))
        const precached = [
          ...shells.map((url) => ({ url, revision })),
          ...pages.files.map((url) => ({ url, revision })),
          ...offlineFiles(folder, pages, bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ]
        const built = await build({
          configFile: false,
          root: folder,
          publicDir: false,
          logLevel: 'warn',
          define: {
            precached: JSON.stringify(precached),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            write: false,
            modulePreload: false,
            rolldownOptions: { input: path.join(folder, pages.module), output: { format: 'iife' } },
          },
        })
        const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code })
      },
    },
  }
}
