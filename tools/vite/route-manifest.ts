import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type {
  RouteManifest,
  RouteRead,
  RouteRecord,
  PageAccess,
  PermittedCall,
} from '@flower-market/api-client'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

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
  readonly routes: readonly (RouteRecord &
    PageTextIds & { readonly access: PageAccess; readonly needs?: PermittedCall })[]
  readonly notFound: PageTextIds
  /** What the frame of every page reads. */
  readonly frame: readonly RouteRead[]
}

/** The text of a message without arguments: its topic, which is its file, stands before the first dot. */
function textOf(app: string, language: string, id: string): string {
  const file = path.join('src/i18n/messages', language, `${id.split('.')[0]}.json`)
  const catalog = [app, 'packages/app-runtime']
    .map((folder) => path.join(root, folder, file))
    .find((name) => existsSync(name))
  const texts = JSON.parse(catalog === undefined ? '{}' : readFileSync(catalog, 'utf8'))
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

/** The route table with the texts of both languages, as the server reads it. */
export function routeManifest({ app, home, routes, notFound, frame }: ManifestPages): RouteManifest {
  return {
    home,
    routes: routes.map((route) => ({
      path: route.path,
      access: route.access,
      needs: route.needs,
      reads: route.reads,
      texts: textsOf(app, route),
    })),
    notFound: textsOf(app, notFound),
    frame,
  }
}

/** Writes `routes.json` beside `index.html`. */
export function writeRouteManifest(pages: ManifestPages): Plugin {
  return {
    name: 'flower-market:route-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routeManifest(pages)) })
    },
  }
}
