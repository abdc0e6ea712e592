import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type {
  RouteManifest,
  RouteRead,
  RouteRecord,
  PageAccess,
  PermittedCall,
} from '@flower-market/api-client'
import type { Plugin, Rolldown } from 'vite'
import { root } from '../root.ts'
import { inEvaluationOrder } from './evaluation-order.ts'
import { buildForServer, rendererFile, type PageRenderer, type RenderedPages } from './render-pages.ts'
import { buildStarter } from './build-starter.ts'
import { plainSheets } from './plain-sheets.ts'
import { compileTexts } from './messages-plugin.ts'

const languages = ['ru', 'en'] as const

/** The texts that a document of the server holds, by their message ids. */
interface PageTextIds {
  readonly title: string
  readonly description: string
}

/** The pages of an app, as the server has to know them. */
export interface ManifestPages {
  /** The app's folder in this repository. */
  readonly app: string
  /** Where the app begins, without the language prefix. */
  readonly home: string
  /** Where guests sign in, without the language prefix. */
  readonly signIn: string
  readonly routes: readonly (RouteRecord &
    PageTextIds & {
      readonly name: string
      readonly topics: readonly string[]
      readonly access: PageAccess
      readonly needs?: PermittedCall
    })[]
  readonly notFound: PageTextIds
  /** What the frame of every page reads. */
  readonly frame: readonly RouteRead[]
  /** The parts of the messages of what stands around every page; the runtime's own comes with them. */
  readonly frameTopics: readonly string[]
  /** The parts of the messages of the pages that open without a network. @default there are none */
  readonly shellTopics?: readonly string[]
}

/** The file of a topic in a language; of the runtime where the app has none. */
function catalogOf(app: string, language: string, topic: string): string {
  const file = path.join('src/i18n/messages', language, `${topic}.json`)
  const catalog = [app, 'packages/app-runtime']
    .map((folder) => path.join(root, folder, file))
    .find((name) => existsSync(name))
  if (catalog === undefined) throw new Error(`There are no messages for ${language}/${topic}.`)
  return catalog
}

/** The text of a message without arguments: its topic, which is its file, stands before the first dot. */
function textOf(app: string, language: string, id: string): string {
  const [topic = ''] = id.split('.')
  const texts = JSON.parse(readFileSync(catalogOf(app, language, topic), 'utf8'))
  const text = (texts as Record<string, string>)[id]
  if (text === undefined || text.includes('{')) throw new Error(`No catalog has the plain message ${id}.`)
  return text
}

function textsOf(app: string, { title, description }: PageTextIds) {
  const [ru, en] = languages.map((language) => ({
    title: textOf(app, language, title),
    description: textOf(app, language, description),
  })) as [RouteManifest['notFound']['ru'], RouteManifest['notFound']['en']]
  return { ru, en }
}

/** What the runtime's part of the frame says. */
const runtimeTopic = 'runtime'

/** The messages that any page of the app begins with. */
function messagesOf({ app, routes, frameTopics }: ManifestPages): RouteManifest['messages'] {
  const topics = [...new Set([runtimeTopic, ...frameTopics, ...routes.flatMap((route) => route.topics)])]
  const [ru, en] = languages.map((language) =>
    Object.fromEntries(
      topics.map((topic) => {
        const file = catalogOf(app, language, topic)
        return [topic, compileTexts(readFileSync(file, 'utf8'), file)]
      }),
    ),
  ) as [RouteManifest['messages']['ru'], RouteManifest['messages']['en']]
  return { ru, en }
}

/** The route table with the texts of both languages, as the server reads it. */
export function routeManifest(
  pages: ManifestPages,
  filesOf: (route: string) => readonly string[] = () => [],
  rendered: RenderedPages = {},
): RouteManifest {
  const { app, home, signIn, routes, notFound, frame, frameTopics, shellTopics } = pages
  return {
    home,
    signIn,
    routes: routes.map((route) => ({
      path: route.path,
      access: route.access,
      needs: route.needs,
      reads: route.reads,
      texts: textsOf(app, route),
      topics: route.topics,
      files: filesOf(route.name),
      rendered: rendered[route.name],
    })),
    notFound: textsOf(app, notFound),
    frame,
    frameTopics: [runtimeTopic, ...frameTopics],
    shellTopics,
    messages: messagesOf(pages),
  }
}

/** Where an app names the code of its pages; what the entry knows itself is in `first-screens.ts`. */
const screenLists = 'src/{screens,app/first-screens,app/screen-lists/*-screens}.ts'
const screenLine = /^ {2}(?<route>\w+): \(\) => import\('(?<file>[^']+)'\),$/gmu

/** A page's screen, and the list that names it. */
interface ListedScreen {
  readonly file: string
  readonly list: string
}

/** The file of each page's screen. */
function listedScreens(app: string): ReadonlyMap<string, ListedScreen> {
  const folder = path.join(root, app)
  const lists = globSync(screenLists, { cwd: folder }).map((list) => path.join(folder, list))
  return new Map(
    lists.flatMap((list) =>
      [...readFileSync(list, 'utf8').matchAll(screenLine)].map(
        ({ groups }) =>
          [groups?.['route'] ?? '', { list, file: path.join(list, '..', groups?.['file'] ?? '') }] as const,
      ),
    ),
  )
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The files that a chunk cannot do without, itself included, that are not `known` yet. */
function reachedFrom(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, known: Set<string>): string[] {
  if (known.has(chunk.fileName)) return []
  known.add(chunk.fileName)
  const imported = chunk.imports.flatMap((name) => {
    const one = chunks.get(name)
    return one === undefined ? [] : reachedFrom(one, chunks, known)
  })
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported]
}

/** The scripts, in the order in which they are evaluated, and sheets of each page that come beside those of the entry. */
function pageFiles(app: string, bundle: Rolldown.OutputBundle): (route: string) => readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one as Chunk]] : [])),
  )
  const screens = listedScreens(app)
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? String(page.source) : ''
  const chunkOf = (module: string | undefined) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module)
  return (route) => {
    const known = new Set<string>()
    // The entry may be a file of what others share, and no chunk of its own then.
    for (const chunk of chunks.values()) if (html.includes(chunk.fileName)) reachedFrom(chunk, chunks, known)
    const listed = screens.get(route)
    const screen = chunkOf(listed?.file)
    if (screen === undefined) throw new Error(`The build has no code of the page ${route}.`)
    const list = chunkOf(listed?.list)
    const isFirst = [...known].some((name) => chunks.get(name)?.dynamicImports.includes(screen.fileName))
    const needed = isFirst || list === undefined ? [screen] : [list, screen]
    const names = needed.flatMap((chunk) => reachedFrom(chunk, chunks, known))
    const scripts = names.filter((name) => chunks.has(name))
    const sheets = names.filter((name) => !chunks.has(name))
    const ordered = inEvaluationOrder(scripts, (name) => chunks.get(name)?.imports ?? [])
    return [...ordered, ...sheets].map((name) => `/${name}`)
  }
}

/** The folder of a build that its server runs, and sends to nobody. */
const serverFolder = 'server'

/** Writes `routes.json` beside `index.html`, and the code that renders pages on the server. */
export function writeRouteManifest(pages: ManifestPages, renderer: PageRenderer | null): Plugin {
  return {
    name: 'flower-market:route-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const server = renderer === null ? null : await buildForServer(renderer, bundle)
        for (const [name, source] of Object.entries(server?.files ?? {}))
          this.emitFile({ type: 'asset', fileName: `${serverFolder}/${name}`, source })
        const plain = renderer === null ? [] : plainSheets(bundle)
        for (const { file, source } of plain) this.emitFile({ type: 'asset', fileName: file, source })
        const manifest = routeManifest(pages, pageFiles(pages.app, bundle), server?.pages)
        const source = JSON.stringify({
          ...manifest,
          ...(renderer !== null && {
            renderer: `${serverFolder}/${rendererFile}`,
            starter: await buildStarter(renderer),
            plainSheets: Object.fromEntries(plain.map(({ of, file }) => [`/${of}`, `/${file}`])),
          }),
        })
        this.emitFile({ type: 'asset', fileName: 'routes.json', source })
      },
    },
  }
}
