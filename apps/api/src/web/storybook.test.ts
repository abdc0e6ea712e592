import type { RouteManifest } from '@flower-market/api-client/contract'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { Visitor } from '../testing/visitor.ts'

const inline = "window.CONFIG_TYPE = 'PRODUCTION'"
const frame = `<script type="module" src="./assets/a.js"></script><script>${inline}</script>`

let folder: string
let built: TestShop & { close(): Promise<void> }
let unbuilt: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flower-market-storybook-'))
  const [webDist, storybookDist] = [path.join(folder, 'web'), path.join(folder, 'storybook')]
  await mkdir(path.join(storybookDist, 'assets'), { recursive: true })
  await mkdir(webDist)
  await writeFile(path.join(webDist, 'index.html'), '<html lang="ru">the shop</html>')
  const texts = { title: 'Sign in', description: 'Sign in.' }
  const both = { ru: texts, en: texts }
  const manifest: RouteManifest = {
    home: '/signin',
    signIn: '/signin',
    routes: [{ path: '/signin', access: 'guest', texts: both, topics: [], files: [] }],
    notFound: both,
    frame: [],
    frameTopics: [],
    messages: { ru: {}, en: {} },
  }
  await writeFile(path.join(webDist, 'routes.json'), JSON.stringify(manifest))
  await writeFile(path.join(storybookDist, 'index.html'), 'the workshop')
  await writeFile(path.join(storybookDist, 'iframe.html'), frame)
  await writeFile(path.join(storybookDist, 'mockServiceWorker.js'), 'self')
  await writeFile(path.join(storybookDist, 'assets/Cart-abc123.js'), 'export {}')
  built = await openShop({ config: { webDist, storybookDist } })
  unbuilt = await openShop({ config: { webDist } })
})
afterAll(async () => {
  await built.close()
  await unbuilt.close()
  await rm(folder, { recursive: true })
})

function navigate(shop: TestShop, url: string) {
  return new Visitor(shop.app).send({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } })
}

test('the built Storybook opens at /storybook, with the story that the address names', async () => {
  const { statusCode, headers } = await navigate(built, '/storybook?path=/story/screens-cart--loaded')
  expect([statusCode, headers.location]).toEqual([302, '/storybook/?path=/story/screens-cart--loaded'])
  for (const url of ['/storybook/?path=/story/a--b', '/storybook/index.html']) {
    expect(await navigate(built, url)).toMatchObject({ statusCode: 200, body: 'the workshop' })
  }
  expect((await navigate(built, '/storybook/iframe.html?id=a--b')).body).toBe(frame)
})

test('where no Storybook is built its address is a page like any unknown one', async () => {
  for (const url of ['/storybook', '/storybook/']) {
    const page = await navigate(unbuilt, url)
    expect([page.statusCode, page.body]).toEqual([404, (await navigate(unbuilt, '/nowhere')).body])
  }
  expect((await navigate(unbuilt, '/storybook/iframe.html')).json().code).toBe('not-found')
})

test('inline scripts of Storybook run by their hash, and only the shop may frame it', async () => {
  const policy = String((await navigate(built, '/storybook/iframe.html')).headers['content-security-policy'])
  const hash = createHash('sha256').update(inline).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("frame-ancestors 'self'")
})

test("Storybook's policy leaves the shop's pages as strict as they are", async () => {
  const [withIt, without] = [await navigate(built, '/signin'), await navigate(unbuilt, '/signin')]
  expect(withIt.headers['content-security-policy']).toBe(without.headers['content-security-policy'])
  expect(withIt.headers['content-security-policy']).not.toContain('unsafe')
  expect(withIt.body).toContain('the shop')
})

test('its hashed files are kept forever, all others are asked for again', async () => {
  const kept = await navigate(built, '/storybook/assets/Cart-abc123.js')
  expect([kept.statusCode, kept.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  for (const url of ['/storybook/', '/storybook/mockServiceWorker.js']) {
    const { statusCode, headers } = await navigate(built, url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  }
})

test.each(['/storybook/../package.json', '/storybook/..%2fweb/index.html', '/storybook/assets/gone.js'])(
  'the file %s is not served',
  async (url) => {
    expect((await navigate(built, url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)
