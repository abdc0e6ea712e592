import { rm } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { callKey } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigate, payloadOf, writeBuiltShop } from '../testing/built-shop.ts'
import { addManyLots } from '../testing/many-lots.ts'
import { addBuyer, addPerson, signInAs } from '../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../testing/test-shop.ts'
import { Visitor } from '../testing/visitor.ts'

let webDist: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  webDist = await writeBuiltShop()
  shop = await openShop({ config: { webDist } })
})
afterAll(async () => {
  await shop.close()
  await rm(webDist, { recursive: true })
})

function messagesOf(body: string): unknown {
  const [, json = ''] =
    /<script type="application\/json" id="page-messages">(.*?)<\/script>/su.exec(body) ?? []
  return JSON.parse(json)
}

test('a page says its language, its title and its description', async () => {
  const visitor = new Visitor(shop.app)
  for (const [url, lang, title, description] of [
    ['/en/offer', 'en', 'offer en — Flower Market Group', 'About offer &amp; more'],
    ['/offer', 'ru', 'offer ru — ГК «Цветочный рынок»', 'О &quot;offer&quot;'],
    ['/en/nowhere', 'en', 'missing en — Flower Market Group', 'About missing &amp; more'],
  ]) {
    const { body } = await navigate(visitor, url as string)
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<meta name="description" content="${description}" />`)
  }
})

test('the shell is the same for everybody: a page without a person, an answer, a theme or a choice of language', async () => {
  const buyer = await addBuyer(shop)
  buyer.cookies.set('theme', 'dark')
  buyer.cookies.set('locale', 'ru')
  for (const [url, locale, title] of [
    ['/shell', 'ru', 'Каталог'],
    ['/en/shell', 'en', 'Catalog'],
  ] as const) {
    const page = await buyer.send({ method: 'GET', url })
    expect(page.body).toContain(`<html lang="${locale}"><head>`)
    expect(page.body).not.toContain('page-payload')
    expect(messagesOf(page.body)).toMatchObject({ locale, topics: { catalog: { 'catalog.title': title } } })
    expect(page.cookies).toEqual([])
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toBe((await new Visitor(shop.app).send({ method: 'GET', url })).body)
  }
})

test('the app that a page can be installed as speaks the language of the page', async () => {
  const visitor = new Visitor(shop.app)
  expect((await navigate(visitor, '/en/offer')).body).toContain('href="/app-en.webmanifest"')
  expect((await navigate(visitor, '/offer')).body).toContain('href="/app-ru.webmanifest"')
})

test('a guest gets a page that the build has rendered, in the theme that was chosen', async () => {
  const visitor = new Visitor(shop.app)
  const userAgent = { 'user-agent': 'Chrome/140.0', accept: 'text/html' }
  const open = async (url: string) => (await visitor.send({ method: 'GET', url, headers: userAgent })).body
  expect(await open('/en/offer')).toContain(
    '<html lang="en"><head><title>offer en — Flower Market Group</title>',
  )
  expect(await open('/en/offer')).toContain(
    '<div id="root" data-rendered><h1>Offer</h1></div><div id="last-resort">',
  )
  expect(await open('/signup/rosa@buyers.example')).toContain('<div id="root"><div id="starting">')
  for (const [theme, start] of [
    ['dark', '<html lang="ru" data-theme="dark">'],
    ['system', '<html lang="ru">'],
    ['"><script>', '<html lang="ru">'],
  ] as const) {
    visitor.cookies.set('theme', encodeURIComponent(theme))
    expect(await open('/offer')).toContain(start)
  }
  expect((await navigate(await addBuyer(shop), '/offer')).body).not.toContain('data-rendered')
})

test('a rendered page is painted when all of its markup is there, any other one as it comes', async () => {
  const visitor = new Visitor(shop.app)
  const open = async (url: string) =>
    (
      await visitor.send({
        method: 'GET',
        url,
        headers: { 'user-agent': 'Chrome/140.0', accept: 'text/html' },
      })
    ).body
  const expected = '<link rel="expect" href="#last-resort" blocking="render">'
  const rendered = await open('/en/offer')
  expect(rendered.indexOf(expected)).toBeGreaterThan(0)
  expect(rendered.indexOf(expected)).toBeLessThan(rendered.indexOf('<h1>Offer</h1>'))
  expect(rendered.indexOf('<h1>Offer</h1>')).toBeLessThan(rendered.indexOf('id="last-resort"'))
  expect(await open('/signup/rosa@buyers.example')).not.toContain('rel="expect"')
})

test.each([
  '/nowhere',
  '/en/nowhere',
  '/catalogs',
  '/Catalog',
  '/history/a%20b',
  '/en/history/a.b',
  '/enter',
])('%s is no page: the document of what is not found, with status 404', async (url) => {
  const page = await navigate(await addBuyer(shop), url)
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<title>missing ')
  expect(payloadOf(page).session).not.toBeNull()
})

test('a page about something that is not there, or not for this role, has status 404', async () => {
  const buyer = await addBuyer(shop)
  expect((await navigate(buyer, '/history/no-such-order')).statusCode).toBe(404)
  expect((await navigate(buyer, '/users')).statusCode).toBe(404)
  const broker = await signInAs(shop, await addPerson(shop, { role: 'BROKER' }))
  const people = await navigate(broker, '/users')
  expect(people.statusCode).toBe(200)
  expect(payloadOf(people).calls).toHaveProperty([callKey('userList')])
})

test('a document names the files of its page and holds its messages in its language', async () => {
  const buyer = await addBuyer(shop)
  const { body } = await navigate(buyer, '/en/catalog')
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/catalog.js">')
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/catalog.css">')
  expect(messagesOf(body)).toEqual({
    locale: 'en',
    topics: { shell: { 'shell.a': 'A </script>' }, catalog: { 'catalog.title': 'Catalog' } },
  })
  const other = await navigate(buyer, '/nowhere')
  expect(other.body).not.toContain('rel="modulepreload"')
  expect(messagesOf(other.body)).toEqual({ locale: 'ru', topics: { shell: { 'shell.a': 'А </script>' } } })
})

test('documents are compressed for whoever can read that', async () => {
  const buyer = await addBuyer(shop)
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
  const page = await buyer.send({ method: 'GET', url: '/catalog', headers })
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('id="page-payload"')
})

test('the secret of a compressed document is another one in each answer', async () => {
  let moment = testNow.getTime()
  const ticking = await openShop({ config: { webDist }, now: () => new Date((moment += 1)) })
  const buyer = await addBuyer(ticking)
  const signatures = []
  for (let time = 0; time < 3; time += 1) {
    signatures.push(
      payloadOf(await navigate(buyer, '/history'))
        .session?.token.split('.')
        .at(-1),
    )
  }
  expect(new Set(signatures).size).toBe(3)
  await ticking.close()
})

test('a document is as small with 50,000 lots as with 5,000', async () => {
  const big = await openShop({ config: { webDist } })
  const buyer = await addBuyer(big)
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  for (const [from, to] of [
    [1, 5_000],
    [5_001, 50_000],
  ] as const) {
    await addManyLots(big, from, to)
    const page = await buyer.send({ method: 'GET', url: '/catalog', headers })
    expect(page.rawPayload.length).toBeLessThan(30_000)
    const { calls } = payloadOf({ body: brotliDecompressSync(page.rawPayload).toString() })
    const first = calls[callKey('catalogFirstCards', { query: { availability: 'inStock' } })]
    expect(first).toMatchObject({ total: to })
    expect((first as { cards: unknown[] }).cards.length).toBeGreaterThan(40)
  }
  await big.close()
})
