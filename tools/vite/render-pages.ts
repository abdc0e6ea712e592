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
  readonly module: string
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

/** Renders pages of an app as they are sent to guests: builds the app for Node and runs it. */
export async function renderPages(
  { app, module, plugins, assetFileNames }: PageRenderer,
  bundle: Rolldown.OutputBundle,
): Promise<RenderedPages> {
  const outDir = path.join(root, '.cache/rendered-pages', path.basename(app))
  await build({
    configFile: false,
    root: path.join(root, app),
    publicDir: false,
    logLevel: 'warn',
    plugins: plugins(),
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    },
    build: {
      ssr: module,
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { entryFileNames: 'render.js', ...(assetFileNames && { assetFileNames }) },
      },
    },
  })
  const { renderGuestPages } = (await import(pathToFileURL(path.join(outDir, 'render.js')).href)) as {
    renderGuestPages: () => Promise<RenderedPages>
  }
  const pages = await renderGuestPages()
  for (const [name, markup] of Object.entries(pages))
    for (const { plain } of Object.values(markup)) {
      const refused = refusedMarkup(plain, (file) => file in bundle)
      if (refused !== null) throw new Error(`The page ${name} cannot be sent as it was rendered: ${refused}.`)
    }
  return pages
}
