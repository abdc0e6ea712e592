import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage } from '@flower-market/api-client'
import type { Locale } from '@flower-market/flower-domain'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../root.ts'

/** The markup of pages by the names of their routes. */
export type RenderedPages = Readonly<Record<string, Readonly<Record<Locale, RenderedPage>>>>

/** How the pages of an app are rendered. */
export interface PageRenderer {
  /** The app's folder in this repository. */
  readonly app: string
  /** The module of the app that exports `renderGuestPages`. */
  readonly guestPages: string
  /** The module of the app that exports a `RenderPage` as `renderPage`. */
  readonly pageRenderer: string
  /** The module that stands as a script in documents with a rendered page. */
  readonly starter: string
  /** What compiles it, with the names of classes and files that the build gives. */
  readonly plugins: () => Plugin[]
  readonly assetFileNames: Rolldown.OutputOptions['assetFileNames']
}

const styleAttribute = /<[^>]+ style="[^"]*"/u
const inlineScript = /<(?:script|style)\b/u
const assetAddress = /"\/(?<file>[\w-]+\/[\w.-]+\.\w+)[#"]/gu

/** What of rendered markup a browser would refuse or not find; null when there is nothing. */
export function refusedMarkup(html: string, isBuilt: (file: string) => boolean): string | null {
  const refused = styleAttribute.exec(html)?.[0] ?? inlineScript.exec(html)?.[0]
  if (refused !== undefined) return `the content policy refuses ${refused}`
  const missing = [...html.matchAll(assetAddress)].find(({ groups }) => !isBuilt(groups?.['file'] ?? ''))
  return missing === undefined ? null : `the build has no file ${missing[0]}`
}

/** A chunk of a build with all that it may ever import, by their names. */
function filesOf(
  entry: string,
  output: Rolldown.RolldownOutput['output'],
  known: Record<string, string> = {},
): Record<string, string> {
  const chunk = output.find(({ fileName }) => fileName === entry)
  if (chunk?.type !== 'chunk' || Object.hasOwn(known, entry)) return known
  known[entry] = chunk.code
  for (const imported of [...chunk.imports, ...chunk.dynamicImports]) filesOf(imported, output, known)
  return known
}

/** What the build for Node gives. */
export interface ServerBuild {
  /** The pages that are the same for all guests. */
  readonly pages: RenderedPages
  /** The code that renders the others, by its names beside each other; it begins with `rendererFile`. */
  readonly files: Readonly<Record<string, string>>
}

/** Where the code begins that renders pages on the server. */
export const rendererFile = 'page-renderer.mjs'

const guestFile = 'guest-pages.mjs'

/** Builds the app for Node, and renders its pages as they are sent to guests. */
export async function buildForServer(
  { app, guestPages, pageRenderer, plugins, assetFileNames }: PageRenderer,
  bundle: Rolldown.OutputBundle,
): Promise<ServerBuild> {
  const folder = path.join(root, app)
  const outDir = path.join(root, '.cache/rendered-pages', path.basename(app))
  const built = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    plugins: plugins(),
    // Whatever the server is started with: a development build of React takes several times as long.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          [path.parse(guestFile).name]: path.join(folder, guestPages),
          [path.parse(rendererFile).name]: path.join(folder, pageRenderer),
        },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          ...(assetFileNames && { assetFileNames }),
        },
      },
    },
  })
  const { renderGuestPages } = (await import(pathToFileURL(path.join(outDir, guestFile)).href)) as {
    renderGuestPages: () => Promise<RenderedPages>
  }
  const pages = await renderGuestPages()
  for (const [name, markup] of Object.entries(pages))
    for (const { plain } of Object.values(markup)) {
      const refused = refusedMarkup(plain, (file) => file in bundle)
      if (refused !== null) throw new Error(`The page ${name} cannot be sent as it was rendered: ${refused}.`)
    }
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  return { pages, files: filesOf(rendererFile, output) }
}
