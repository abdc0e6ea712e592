import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  emailPlaceholder,
  returnPlaceholder,
  type PagePayload,
  type RouteManifest,
} from '@flower-market/api-client/contract'
import type { LightMyRequestResponse } from 'fastify'
import { openShop, type TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

const root = '<div id="root"><div id="starting"></div></div><div id="last-resort"></div>'
const entry = '<script type="module" crossorigin src="/assets/index.js"></script>'
const index = `<!doctype html><html lang="ru"><head><title>x</title>${entry}<link rel="manifest" href="/app-ru.webmanifest" /><!--page-payload--></head><body>${root}</body></html>`
function textsOf(name: string) {
  return {
    ru: { title: `${name} ru`, description: `О "${name}"` },
    en: { title: `${name} en`, description: `About ${name} & more` },
  }
}
function bothWays(markup: string) {
  return { plain: markup, withReturn: markup }
}
function refusedPage(problem: string) {
  return { ...bothWays(`<p>${problem}: ${emailPlaceholder}</p>`), problems: { form: problem } }
}
const signinPage = {
  plain: '<h1>Sign in</h1>',
  withReturn: `<h1>Sign in to ${returnPlaceholder}</h1>`,
  refused: {
    'wrong-credentials': refusedPage('wrong'),
    'too-many-requests': refusedPage('too many'),
    internal: refusedPage('failed'),
  },
}
const manifest: RouteManifest = {
  home: '/catalog',
  signIn: '/signin',
  routes: [
    {
      path: '/catalog',
      access: 'signed-in',
      reads: [
        { call: 'catalogDays' },
        { call: 'catalogFirstCards', query: { availability: 'inStock', date: '?date' } },
      ],
      texts: textsOf('catalog'),
      topics: ['catalog'],
      files: ['/assets/catalog.js', '/assets/catalog.css'],
    },
    { path: '/history', access: 'signed-in', texts: textsOf('history'), topics: [], files: [] },
    {
      path: '/history/:id',
      access: 'signed-in',
      reads: [{ call: 'purchaseGet', params: { id: ':id' } }],
      texts: textsOf('order'),
      topics: [],
      files: [],
    },
    { path: '/settings', access: 'signed-in', texts: textsOf('settings'), topics: [], files: [] },
    {
      path: '/users',
      access: 'signed-in',
      needs: 'userList',
      reads: [{ call: 'userList' }],
      texts: textsOf('users'),
      topics: [],
      files: [],
    },
    {
      path: '/signin',
      access: 'guest',
      texts: textsOf('signin'),
      topics: [],
      files: [],
      rendered: { ru: signinPage, en: signinPage },
    },
    { path: '/signup/:email', access: 'guest', texts: textsOf('mail'), topics: [], files: [] },
    {
      path: '/offer',
      access: 'everybody',
      texts: textsOf('offer'),
      topics: [],
      files: [],
      rendered: { ru: { plain: '<h1>Оферта</h1>' }, en: { plain: '<h1>Offer</h1>' } },
    },
  ],
  notFound: textsOf('missing'),
  frameTopics: ['shell'],
  shellTopics: ['shell', 'catalog'],
  messages: {
    ru: { shell: { 'shell.a': 'А </script>' }, catalog: { 'catalog.title': 'Каталог' } },
    en: { shell: { 'shell.a': 'A </script>' }, catalog: { 'catalog.title': 'Catalog' } },
  },
  frame: [{ call: 'shopSettings' }, { call: 'accountList' }, { call: 'noticeUnread' }],
}

/** Writes a built shop with a few pages to a folder of its own, and gives the folder. */
export async function writeBuiltShop(
  changes: Partial<Pick<RouteManifest, 'home' | 'renderer' | 'starter'>> = {},
): Promise<string> {
  const webDist = await mkdtemp(path.join(tmpdir(), 'flower-market-web-'))
  await mkdir(path.join(webDist, 'assets'))
  await writeFile(path.join(webDist, 'index.html'), index)
  await writeFile(path.join(webDist, 'routes.json'), JSON.stringify({ ...manifest, ...changes }))
  await writeFile(path.join(webDist, 'favicon.svg'), '<svg/>')
  return webDist
}

/** Opens a page as a browser does. */
export function navigate(visitor: Visitor, url: string): Promise<LightMyRequestResponse> {
  return visitor.send({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } })
}

/** What the server wrote into a document. */
export function payloadOf({ body }: Pick<LightMyRequestResponse, 'body'>): PagePayload {
  const [, json = ''] =
    /<script type="application\/json" id="page-payload">(.*?)<\/script>/su.exec(body) ?? []
  return JSON.parse(json) as PagePayload
}

/** Opens a shop that serves such a build; the caller closes it. */
export async function openBuiltShop(): Promise<TestShop & { close(): Promise<void> }> {
  const webDist = await writeBuiltShop()
  const shop = await openShop({ config: { webDist } })
  return {
    ...shop,
    close: async () => {
      await shop.close()
      await rm(webDist, { recursive: true })
    },
  }
}
