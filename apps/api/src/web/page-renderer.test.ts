import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigate, writeBuiltShop } from '../testing/built-shop.ts'
import { addBuyer } from '../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../testing/test-shop.ts'
import { Visitor } from '../testing/visitor.ts'

const renderer = `export async function renderPage({ url, payload, now, hasCompactRows }) {
  if (url.includes('fail')) throw new Error('This page cannot be rendered.')
  if (!url.startsWith('/catalog')) return null
  return '<p style="--row:1">' + payload.session.name + ' at ' + now.toISOString() + (hasCompactRows ? ', low' : '') + '</p>'
}`

const starter = 'start()'
const critical = 'p{top:0}'
const entry = '<script type="module" crossorigin src="/assets/index.js"></script>'

let webDist: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  webDist = await writeBuiltShop({ renderer: 'server/renderer.mjs', starter })
  await mkdir(path.join(webDist, 'server'))
  await writeFile(path.join(webDist, 'server/renderer.mjs'), renderer)
  await writeFile(path.join(webDist, 'assets/catalog.css'), `${critical}.x{top:0}`)
  shop = await openShop({ config: { webDist } })
})
afterAll(async () => {
  await shop.close()
  await rm(webDist, { recursive: true })
})

async function open(visitor: Visitor, url: string, userAgent = 'Chrome/140.0') {
  const headers = { accept: 'text/html', 'user-agent': userAgent }
  const page = await visitor.send({ method: 'GET', url, headers })
  const styles = /style-src (?<sources>[^;]*)/u.exec(String(page.headers['content-security-policy']))
  return { page, sources: styles?.groups?.['sources'] }
}

test('whoever is signed in gets their page rendered for the moment, its styles in a sheet that the policy names', async () => {
  const buyer = await addBuyer(shop)
  const { page, sources } = await open(buyer, '/catalog')
  const moment = testNow.toISOString()
  expect(page.body).toContain(
    `<div id="root" data-rendered="${moment}"><p data-style="--row:1">Роза at ${moment}</p></div>`,
  )
  const sheets = [...page.body.matchAll(/<style[^>]*>(?<rules>.*)<\/style>/gu)].map(
    ({ groups }) => groups?.['rules'] ?? '',
  )
  expect(sheets).toEqual(['', critical, '[data-style="--row:1"]:not(#_#_#_){--row:1}'])
  const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
  expect(sources).toBe(`${hashes.join(' ')} 'self'`)
})

test('the renderer is told of low rows by their cookie', async () => {
  const buyer = await addBuyer(shop)
  buyer.cookies.set('compact-rows', 'true')
  expect((await open(buyer, '/catalog')).page.body).toContain(', low</p>')
  buyer.cookies.set('compact-rows', 'false')
  expect((await open(buyer, '/catalog')).page.body).not.toContain(', low')
})

function scriptSources({ headers }: { headers: Record<string, unknown> }): string | undefined {
  return /script-src (?<sources>[^;]*)/u.exec(String(headers['content-security-policy']))?.groups?.['sources']
}

test('a page that is there names no script: one inside of it, which the policy names, knows them', async () => {
  const { page } = await open(await addBuyer(shop), '/catalog')
  expect(page.body.replace(/<noscript>.*<\/noscript>/u, '')).not.toMatch(
    /<script[^>]* src=|<link rel="(?:modulepreload|stylesheet)/u,
  )
  expect(page.body).toContain(`<script>${starter}</script>\n    <title>`)
  expect(page.body).toContain(
    '<script type="application/json" id="app-files">["/assets/index.js","/assets/catalog.js","/assets/catalog.css"]</script>',
  )
  expect(page.body).toContain(
    '<noscript><link rel="stylesheet" crossorigin href="/assets/catalog.css"></noscript>',
  )
  const hash = createHash('sha256').update(starter).digest('base64')
  expect(scriptSources(page)).toBe(`'sha256-${hash}' 'self'`)
})

test('a page that its script renders names its scripts, and holds none', async () => {
  const { page } = await open(await addBuyer(shop), '/catalog?fail')
  expect(page.body).toContain(entry)
  expect(page.body).toContain('<link rel="modulepreload" crossorigin href="/assets/catalog.js">')
  expect(page.body).not.toMatch(/<script>|app-files/u)
  expect(scriptSources(page)).toBe("'self'")
})

test('what the renderer leaves out, and what it fails at, the browser renders', async () => {
  const buyer = await addBuyer(shop)
  for (const url of ['/history', '/catalog?fail']) {
    const { page, sources } = await open(buyer, url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<div id="root"><div id="starting">')
    expect(page.body).not.toContain('<style')
    expect(sources).toBe("'self'")
  }
})

test('a browser that may be warned gets no page before its script has looked', async () => {
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  const { page } = await open(await addBuyer(shop), '/catalog', safari)
  expect(page.body).not.toContain('data-rendered')
})

test('an address that is no page is not rendered', async () => {
  const { page } = await open(await addBuyer(shop), '/catalog/no-such-page')
  expect(page.statusCode).toBe(404)
  expect(page.body).not.toContain('data-rendered')
})

test('the code that renders pages is sent to nobody', async () => {
  const visitor = new Visitor(shop.app)
  expect((await navigate(visitor, '/server/renderer.mjs')).statusCode).toBe(404)
})
