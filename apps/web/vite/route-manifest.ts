import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteManifest } from '@flower-market/api-client'
import type { Plugin } from 'vite'
import { frameReads, notFoundTexts, pageRoutes } from '../src/routes.ts'

const root = path.join(import.meta.dirname, '../../..')
const catalogs = ['apps/web/src/i18n/messages', 'packages/app-runtime/src/i18n/messages']
const languages = ['ru', 'en'] as const

/** The text of a message without arguments: its topic, which is its file, stands before the first dot. */
function textOf(language: string, id: string): string {
  const file = path.join(language, `${id.split('.')[0]}.json`)
  const catalog = catalogs.map((folder) => path.join(root, folder, file)).find((name) => existsSync(name))
  const texts = JSON.parse(catalog === undefined ? '{}' : readFileSync(catalog, 'utf8'))
  const text = (texts as Record<string, string>)[id]
  if (text === undefined || text.includes('{')) throw new Error(`No catalog has the plain message ${id}.`)
  return text
}

function textsOf(title: string, description: string) {
  const [ru, en] = languages.map((language) => ({
    title: textOf(language, title),
    description: textOf(language, description),
  })) as [RouteManifest['notFound']['ru'], RouteManifest['notFound']['en']]
  return { ru, en }
}

/** The route table with the texts of both languages, as the server reads it. */
export function routeManifest(): RouteManifest {
  return {
    routes: pageRoutes.map(({ path: pattern, access, needs, reads, title, description }) => ({
      path: pattern,
      access,
      needs,
      reads,
      texts: textsOf(title, description),
    })),
    notFound: textsOf(notFoundTexts.title, notFoundTexts.description),
    frame: frameReads,
  }
}

/** Writes `routes.json` beside `index.html`. */
export function writeRouteManifest(): Plugin {
  return {
    name: 'flower-market:route-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routeManifest()) })
    },
  }
}
