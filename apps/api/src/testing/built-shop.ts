import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PagePayload, RouteManifest } from '@flower-market/api-client/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Visitor } from './visitor.ts'

const index =
  '<!doctype html><html lang="ru"><head><title>x</title><!--page-payload--></head><body></body></html>'
function textsOf(name: string) {
  return {
    ru: { title: `${name} ru`, description: `О "${name}"` },
    en: { title: `${name} en`, description: `About ${name} & more` },
  }
}
const manifest: RouteManifest = {
  home: '/catalog',
  routes: [
    {
      path: '/catalog',
      access: 'signed-in',
      reads: [
        { call: 'catalogDays' },
        { call: 'catalogFirstCards', query: { availability: 'inStock', date: '?date' } },
      ],
      texts: textsOf('catalog'),
    },
    { path: '/history', access: 'signed-in', texts: textsOf('history') },
    {
      path: '/history/:id',
      access: 'signed-in',
      reads: [{ call: 'purchaseGet', params: { id: ':id' } }],
      texts: textsOf('order'),
    },
    { path: '/settings', access: 'signed-in', texts: textsOf('settings') },
    {
      path: '/users',
      access: 'signed-in',
      needs: 'userList',
      reads: [{ call: 'userList' }],
      texts: textsOf('users'),
    },
    { path: '/signin', access: 'guest', texts: textsOf('signin') },
    { path: '/signup/:email', access: 'guest', texts: textsOf('mail') },
    { path: '/offer', access: 'everybody', texts: textsOf('offer') },
  ],
  notFound: textsOf('missing'),
  frame: [{ call: 'shopSettings' }, { call: 'accountList' }],
}

/** Writes a built shop with a few pages to a folder of its own, and gives the folder. */
export async function writeBuiltShop(home = manifest.home): Promise<string> {
  const webDist = await mkdtemp(path.join(tmpdir(), 'flower-market-web-'))
  await mkdir(path.join(webDist, 'assets'))
  await writeFile(path.join(webDist, 'index.html'), index)
  await writeFile(path.join(webDist, 'routes.json'), JSON.stringify({ ...manifest, home }))
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
