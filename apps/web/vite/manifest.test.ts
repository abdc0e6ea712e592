import { readFileSync } from 'node:fs'
import { operators } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { routeManifest } from '../../../tools/vite/route-manifest.ts'
import { frameReads, frameTopics, notFoundTexts, pageRoutes } from '../src/routes.ts'
import { describedRoutes } from '../src/routes/described-routes.ts'

const manifest = routeManifest({
  app: 'apps/web',
  home: '/catalog',
  signIn: '/signin',
  routes: describedRoutes,
  notFound: notFoundTexts,
  frame: frameReads,
  frameTopics,
})

test('the manifest gives every page a title and a description in both languages', () => {
  expect(manifest.routes.map(({ path }) => path)).toEqual(pageRoutes.map(({ path }) => path))
  for (const { path, texts } of [...manifest.routes, { path: '404', texts: manifest.notFound }]) {
    for (const { title, description } of Object.values(texts)) {
      expect([path, title.length > 2, description.length > 20, description.length <= 160]).toEqual([
        path,
        true,
        true,
        true,
      ])
    }
    expect(texts.en.title).not.toMatch(/[а-яё]/iu)
    expect(texts.en.description).not.toMatch(/[а-яё]/iu)
    expect(texts.ru.description).toMatch(/[а-яё]/iu)
  }
})

test('the manifest holds the messages that each page begins with, in both languages', () => {
  for (const { topics } of manifest.routes)
    for (const topic of [...topics, ...manifest.frameTopics]) {
      const [ru, en] = [manifest.messages.ru[topic], manifest.messages.en[topic]]
      expect(Object.keys(ru ?? {}).length).toBeGreaterThan(0)
      expect(Object.keys(en ?? {})).toEqual(Object.keys(ru ?? {}))
    }
  expect(manifest.frameTopics).toEqual(['runtime', 'shell'])
})

test('the built page names the operator, also where no server fills it in', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  expect(page).toContain(`<title>${operators.ru.shop} — ${operators.ru.group}</title>`)
})
